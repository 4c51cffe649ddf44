// Written by build/generate.ts from openapi.yaml.
import type { RJSFSchema } from "@rjsf/utils";

export const AddressInput: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "postcode",
    "address",
    "detail",
    "floor",
    "carriage",
    "is_default"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
    },
    "postcode": {
      "type": "string",
      "pattern": "^[0-9]{5}$"
    },
    "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "detail": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "floor": {
      "type": "integer",
      "minimum": -10,
      "maximum": 120
    },
    "carriage": {
      "type": "string",
      "enum": [
        "STAIRS",
        "EV",
        "LADDER"
      ]
    },
    "is_default": {
      "type": "boolean"
    }
  }
};

export const EstimateDraft: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "start",
    "destination",
    "move_date",
    "move_time",
    "items",
    "use_boxes",
    "heavy_load",
    "extra_help"
  ],
  "properties": {
    "start": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "postcode",
        "address",
        "detail",
        "floor",
        "carriage"
      ],
      "properties": {
        "postcode": {
          "type": "string",
          "pattern": "^[0-9]{5}$"
        },
        "address": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "detail": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100
        },
        "floor": {
          "type": "integer",
          "minimum": -10,
          "maximum": 120
        },
        "carriage": {
          "type": "string",
          "enum": [
            "STAIRS",
            "EV",
            "LADDER"
          ]
        }
      }
    },
    "destination": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "postcode",
        "address",
        "detail",
        "floor",
        "carriage"
      ],
      "properties": {
        "postcode": {
          "type": "string",
          "pattern": "^[0-9]{5}$"
        },
        "address": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "detail": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100
        },
        "floor": {
          "type": "integer",
          "minimum": -10,
          "maximum": 120
        },
        "carriage": {
          "type": "string",
          "enum": [
            "STAIRS",
            "EV",
            "LADDER"
          ]
        }
      }
    },
    "move_date": {
      "type": "string",
      "format": "date"
    },
    "move_time": {
      "type": "string",
      "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
    },
    "items": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "item_id",
          "count"
        ],
        "properties": {
          "item_id": {
            "type": "string",
            "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
            "maxLength": 40
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "maximum": 99
          }
        }
      }
    },
    "use_boxes": {
      "type": "boolean"
    },
    "box_rental": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "box_count",
        "delivery",
        "collection"
      ],
      "properties": {
        "box_count": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200
        },
        "delivery": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "date",
            "time"
          ],
          "properties": {
            "date": {
              "type": "string",
              "format": "date"
            },
            "time": {
              "type": "string",
              "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
            }
          }
        },
        "collection": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "date",
            "time"
          ],
          "properties": {
            "date": {
              "type": "string",
              "format": "date"
            },
            "time": {
              "type": "string",
              "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
            }
          }
        }
      }
    },
    "heavy_load": {
      "type": "boolean"
    },
    "extra_help": {
      "type": "boolean"
    },
    "helper_count": {
      "type": "integer",
      "minimum": 1,
      "maximum": 5
    },
    "coupon_id": {
      "type": "string",
      "format": "uuid"
    },
    "memo": {
      "type": "string",
      "maxLength": 500
    }
  }
};

export const LoginRequest: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "username",
    "password"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "format": "password"
    }
  }
};

export const PasswordChange: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "passwd"
  ],
  "properties": {
    "passwd": {
      "type": "string",
      "format": "password",
      "minLength": 8,
      "maxLength": 20
    }
  }
};

export const PasswordConfirmation: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "passwd"
  ],
  "properties": {
    "passwd": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "format": "password"
    }
  }
};

export const PasswordNumberCheck: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "username",
    "number"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
    },
    "number": {
      "type": "string",
      "pattern": "^[0-9]{6}$"
    }
  }
};

export const PasswordNumberRequest: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "username"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
    }
  }
};

export const PasswordReset: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "username",
    "passwd",
    "reset_token"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
    },
    "passwd": {
      "type": "string",
      "format": "password",
      "minLength": 8,
      "maxLength": 20
    },
    "reset_token": {
      "type": "string",
      "pattern": "^[A-Za-z0-9._-]{20,1024}$"
    }
  }
};

export const ProfileUpdate: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "pattern": "\\S"
    },
    "email": {
      "type": [
        "string",
        "null"
      ],
      "format": "email",
      "maxLength": 254
    },
    "gender": {
      "type": "string",
      "enum": [
        "M",
        "F",
        "U"
      ]
    },
    "marketing_consent": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "agreed"
      ],
      "properties": {
        "version": {
          "type": "string",
          "format": "date"
        },
        "agreed": {
          "type": "boolean"
        }
      }
    }
  }
};

export const SignupRequest: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "username",
    "passwd",
    "name",
    "phone_number",
    "consents"
  ],
  "properties": {
    "username": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9_-]{3,19}$"
    },
    "passwd": {
      "type": "string",
      "format": "password",
      "minLength": 8,
      "maxLength": 20
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "pattern": "\\S"
    },
    "phone_number": {
      "type": "string",
      "pattern": "^(01[016789]|02|0[3-9][0-9])-?[0-9]{3,4}-?[0-9]{4}$"
    },
    "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
    },
    "certification_uid": {
      "type": "string",
      "pattern": "^[A-Za-z0-9._-]{20,1024}$"
    },
    "consents": {
      "type": "array",
      "minItems": 1,
      "maxItems": 10,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "kind",
          "version",
          "agreed"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "TERMS",
              "PRIVACY",
              "AGE_14",
              "MARKETING"
            ]
          },
          "version": {
            "type": "string",
            "format": "date"
          },
          "agreed": {
            "type": "boolean"
          }
        }
      }
    }
  }
};

export const SocialSignupRequest: RJSFSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "sns_id",
    "name",
    "phone_number",
    "consents"
  ],
  "properties": {
    "sns_id": {
      "type": "string",
      "pattern": "^[A-Za-z0-9._-]{20,1024}$"
    },
    "username": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9_-]{3,19}$"
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "pattern": "\\S"
    },
    "phone_number": {
      "type": "string",
      "pattern": "^(01[016789]|02|0[3-9][0-9])-?[0-9]{3,4}-?[0-9]{4}$"
    },
    "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
    },
    "gender": {
      "type": "string",
      "enum": [
        "M",
        "F",
        "U"
      ]
    },
    "birthday": {
      "type": "string",
      "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "birthyear": {
      "type": "string",
      "pattern": "^(19|20)[0-9]{2}$"
    },
    "certification_uid": {
      "type": "string",
      "pattern": "^[A-Za-z0-9._-]{20,1024}$"
    },
    "consents": {
      "type": "array",
      "minItems": 1,
      "maxItems": 10,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "kind",
          "version",
          "agreed"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "TERMS",
              "PRIVACY",
              "AGE_14",
              "MARKETING"
            ]
          },
          "version": {
            "type": "string",
            "format": "date"
          },
          "agreed": {
            "type": "boolean"
          }
        }
      }
    }
  }
};
