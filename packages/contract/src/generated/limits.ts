// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.

export const AddressDetail = {
  "minLength": 1,
  "maxLength": 100
};

export const AddressInput = {
  "name": {
    "minLength": 1,
    "maxLength": 20
  }
};

export const AddressLine = {
  "minLength": 1,
  "maxLength": 200
};

export const AgreedAmount = {
  "minimum": 0,
  "maximum": 1000000000
};

export const AppleLogin = {
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

export const BoxName = {
  "maxLength": 60
};

export const BoxSerial = {
  "pattern": "^BX[0-9A-HJKMNP-TV-Z]{10}$"
};

export const BoxSerials = {
  "minItems": 1,
  "maxItems": 200
};

export const BoxUpdate = {
  "contents": {
    "maxItems": 100
  }
};

export const CancelReason = {
  "maxLength": 200
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
  "department": {
    "maxLength": 60
  },
  "contents": {
    "maxLength": 2000
  }
};

export const CompanyContractBoxCount = {
  "minimum": 1,
  "maximum": 1000000
};

export const CompanyContractMonths = {
  "minimum": 1,
  "maximum": 120
};

export const CompanyContractName = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 60
};

export const CompanyContractRequest = {
  "department": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 60
  }
};

export const CompanyDeliveryDraft = {
  "cpbox_ids": {
    "minItems": 1,
    "maxItems": 1000
  }
};

export const CompanyWorkBoxCount = {
  "minimum": 1,
  "maximum": 1000
};

export const Consents = {
  "minItems": 1,
  "maxItems": 10
};

export const ContentCount = {
  "minimum": 1,
  "maximum": 9999
};

export const ContentMemo = {
  "maxLength": 300
};

export const ContentName = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 100
};

export const Email = {
  "maxLength": 254
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

export const HelperCount = {
  "minimum": 1,
  "maximum": 5
};

export const ImpUid = {
  "minLength": 1,
  "maxLength": 100
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

export const PasswordNumberCheck = {
  "username": {
    "pattern": "\\S"
  },
  "number": {
    "pattern": "^[0-9]{6}$"
  }
};

export const PasswordNumberRequest = {
  "username": {
    "pattern": "\\S"
  }
};

export const PasswordReset = {
  "username": {
    "pattern": "\\S"
  }
};

export const PaymentCompletion = {
  "merchant_uid": {
    "minLength": 20,
    "maxLength": 100
  }
};

export const PaymentWebhook = {
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

export const Postcode = {
  "pattern": "^[0-9]{5}$"
};

export const ProfileUpdate = {
  "email": {
    "maxLength": 254
  }
};

export const Rating = {
  "minimum": 1,
  "maximum": 5
};

export const ReviewText = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 1000
};

export const SocialCode = {
  "minLength": 1,
  "maxLength": 2000
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
    "pattern": "\\S"
  },
  "detail": {
    "pattern": "\\S"
  }
};

export const Ticket = {
  "pattern": "^[A-Za-z0-9._-]{20,1024}$"
};

export const TimeSlot = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
};

export const TypedPassword = {
  "minLength": 1,
  "maxLength": 200
};

export const TypedUsername = {
  "minLength": 1,
  "maxLength": 100
};

export const Username = {
  "pattern": "^[a-z][a-z0-9_-]*$",
  "minLength": 4,
  "maxLength": 20,
  "message": "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 4자에서 20자로 만들어 주세요."
};

