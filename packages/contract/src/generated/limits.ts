// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.

export const AddressInput = {
  "name": {
    "minLength": 1,
    "maxLength": 20
  },
  "address": {
    "minLength": 1,
    "maxLength": 200
  },
  "detail": {
    "minLength": 1,
    "maxLength": 100
  }
};

export const AppleLogin = {
  "code": {
    "minLength": 1,
    "maxLength": 2000
  },
  "id_token": {
    "minLength": 1,
    "maxLength": 8000
  },
  "name": {
    "maxLength": 100
  },
  "sns_id": {
    "maxLength": 200
  }
};

export const BillingKeyRegistration = {
  "customer_uid": {
    "pattern": "^[A-Za-z0-9_-]+$",
    "minLength": 20,
    "maxLength": 100
  }
};

export const BirthYear = {
  "pattern": "^(19|20)[0-9]{2}$"
};

export const Birthday = {
  "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
};

export const BoxContentInput = {
  "name": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100
  },
  "count": {
    "minimum": 1,
    "maximum": 9999
  },
  "memo": {
    "maxLength": 300
  }
};

export const BoxContentUpdate = {
  "name": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100
  },
  "count": {
    "minimum": 1,
    "maximum": 9999
  },
  "memo": {
    "maxLength": 300
  }
};

export const BoxSerial = {
  "pattern": "^BX[0-9A-HJKMNP-TV-Z]{10}$"
};

export const BoxSerials = {
  "minItems": 1,
  "maxItems": 200
};

export const BoxUpdate = {
  "name": {
    "maxLength": 60
  },
  "contents": {
    "maxItems": 100
  }
};

export const CertificationRequest = {
  "imp_uid": {
    "pattern": "^[A-Za-z0-9_-]+$",
    "minLength": 1,
    "maxLength": 100
  },
  "merchant_uid": {
    "pattern": "^[A-Za-z0-9_-]+$",
    "minLength": 20,
    "maxLength": 100
  }
};

export const CodeVerifier = {
  "pattern": "^[A-Za-z0-9._~-]+$",
  "minLength": 43,
  "maxLength": 128
};

export const CollectionRequest = {
  "memo": {
    "maxLength": 200
  }
};

export const CompanyBoxUpdate = {
  "name": {
    "maxLength": 60
  },
  "department": {
    "maxLength": 60
  },
  "contents": {
    "maxLength": 2000
  }
};

export const CompanyContractRequest = {
  "name": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 60
  },
  "department": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 60
  },
  "box_count": {
    "minimum": 1,
    "maximum": 1000000
  },
  "months": {
    "minimum": 1,
    "maximum": 120
  }
};

export const CompanyDeliveryDraft = {
  "cpbox_ids": {
    "minItems": 1,
    "maxItems": 1000
  },
  "box_count": {
    "minimum": 1,
    "maximum": 1000
  }
};

export const CustomPaymentRefusal = {
  "reason": {
    "maxLength": 200
  }
};

export const Email = {
  "maxLength": 254
};

export const EstimateCancellation = {
  "reason": {
    "maxLength": 200
  }
};

export const EstimateDraft = {
  "items": {
    "minItems": 1,
    "maxItems": 100
  }
};

export const EstimateIntegration = {
  "visitor_key": {
    "minLength": 20,
    "maxLength": 100
  }
};

export const EstimateSerial = {
  "pattern": "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$"
};

export const FileIds = {
  "maxItems": 5
};

export const Floor = {
  "minimum": -10,
  "maximum": 120
};

export const GoogleLogin = {
  "code": {
    "minLength": 1,
    "maxLength": 2000
  }
};

export const HelperCount = {
  "minimum": 1,
  "maximum": 5
};

export const KakaoLogin = {
  "code": {
    "minLength": 1,
    "maxLength": 2000
  }
};

export const LoginRequest = {
  "username": {
    "minLength": 1,
    "maxLength": 100
  },
  "password": {
    "minLength": 1,
    "maxLength": 200
  }
};

export const MoveItemCount = {
  "count": {
    "minimum": 1,
    "maximum": 99
  }
};

export const MoveItemId = {
  "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
  "maxLength": 40
};

export const NaverLogin = {
  "code": {
    "minLength": 1,
    "maxLength": 2000
  },
  "state": {
    "minLength": 1,
    "maxLength": 500
  }
};

export const NewPassword = {
  "minLength": 8,
  "maxLength": 20,
  "message": "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 8자에서 20자로 만들어 주세요."
};

export const OrderBoxContentsUpdate = {
  "boxes": {
    "minItems": 1,
    "maxItems": 20
  }
};

export const OrderBoxCount = {
  "minimum": 1,
  "maximum": 200
};

export const OrderMemo = {
  "maxLength": 500
};

export const PasswordConfirmation = {
  "passwd": {
    "minLength": 1,
    "maxLength": 200
  }
};

export const PasswordNumberCheck = {
  "username": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100
  },
  "number": {
    "pattern": "^[0-9]{6}$"
  }
};

export const PasswordNumberRequest = {
  "username": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100
  }
};

export const PasswordReset = {
  "username": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100
  }
};

export const PaymentCompletion = {
  "imp_uid": {
    "minLength": 1,
    "maxLength": 100
  },
  "merchant_uid": {
    "minLength": 20,
    "maxLength": 100
  }
};

export const PaymentWebhook = {
  "imp_uid": {
    "minLength": 1,
    "maxLength": 100
  },
  "merchant_uid": {
    "minLength": 1,
    "maxLength": 100
  },
  "status": {
    "maxLength": 40
  }
};

export const PersonName = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 40
};

export const PhoneNumber = {
  "pattern": "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
  "message": "전화번호를 010-1234-5678처럼 입력해 주세요."
};

export const Place = {
  "address": {
    "minLength": 1,
    "maxLength": 200
  },
  "detail": {
    "minLength": 1,
    "maxLength": 100
  }
};

export const Postcode = {
  "pattern": "^[0-9]{5}$"
};

export const ProfileUpdate = {
  "email": {
    "maxLength": 254
  }
};

export const ReviewInput = {
  "rating": {
    "minimum": 1,
    "maximum": 5
  },
  "content": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 1000
  }
};

export const SignupRequest = {
  "consents": {
    "minItems": 1,
    "maxItems": 10
  }
};

export const SocialSignupRequest = {
  "consents": {
    "minItems": 1,
    "maxItems": 10
  }
};

export const StorageCancellation = {
  "reason": {
    "maxLength": 200
  }
};

export const StorageMonths = {
  "minimum": 1,
  "maximum": 36
};

export const StorageOrderSerial = {
  "pattern": "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$"
};

export const StoragePlace = {
  "address": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 200
  },
  "detail": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100
  }
};

export const Termination = {
  "reason": {
    "maxLength": 200
  }
};

export const Ticket = {
  "pattern": "^[A-Za-z0-9._-]{20,1024}$"
};

export const TimeSlot = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
};

export const Username = {
  "pattern": "^[a-z][a-z0-9_-]*$",
  "minLength": 4,
  "maxLength": 20,
  "message": "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 4자에서 20자로 만들어 주세요."
};

