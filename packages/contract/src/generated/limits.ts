// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.

export const AddressDetail = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 100,
  "label": "상세 주소",
  "answer": "typed",
  "example": "101동 1203호"
} as const;

export const AddressInput = {
  "name": {
    "minLength": 1,
    "maxLength": 20,
    "label": "주소 이름",
    "answer": "typed",
    "example": "우리 집",
    "requiredMessage": "주소를 부를 이름을 입력해 주세요."
  },
  "is_default": {
    "label": "대표 주소 여부",
    "answer": "chosen"
  }
} as const;

export const AddressLine = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 200,
  "label": "주소",
  "answer": "typed",
  "example": "서울 마포구 월드컵북로 396",
  "requiredMessage": "{object} 찾아 주세요."
} as const;

export const AgreedAmount = {
  "minimum": 0,
  "maximum": 1000000000,
  "label": "확인한 금액",
  "answer": "typed"
} as const;

export const AppleLogin = {
  "id_token": {
    "minLength": 1,
    "maxLength": 8000
  },
  "name": {
    "maxLength": 100,
    "label": "이름",
    "answer": "typed"
  },
  "sns_id": {
    "maxLength": 200
  }
} as const;

export const Appointment = {
  "date": {
    "label": "날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "time": {
    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    "label": "시간",
    "answer": "chosen",
    "example": "09:00"
  }
} as const;

export const BillingKeyChoice = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const BillingKeyRegistration = {
  "customer_uid": {
    "pattern": "^[A-Za-z0-9_-]+$",
    "minLength": 20,
    "maxLength": 100
  }
} as const;

export const BirthYear = {
  "pattern": "^(19|20)[0-9]{2}$",
  "example": "1992",
  "message": "태어난 해를 1992처럼 네 자리로 입력해 주세요."
} as const;

export const Birthday = {
  "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
  "example": "03-14",
  "message": "생일을 03-14처럼 월과 일로 입력해 주세요."
} as const;

export const BoughtYear = {
  "pattern": "^(19|20)[0-9]{2}$",
  "label": "산 해",
  "answer": "typed",
  "example": "2024",
  "message": "산 해를 2024처럼 네 자리로 입력해 주세요."
} as const;

export const BoxContentInput = {
  "file_ids": {
    "maxItems": 5,
    "label": "사진",
    "answer": "chosen"
  }
} as const;

export const BoxContentUpdate = {
  "name": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100,
    "label": "이름",
    "answer": "typed",
    "example": "롱패딩",
    "requiredMessage": "무엇인지 입력해 주세요."
  },
  "file_ids": {
    "maxItems": 5,
    "label": "사진",
    "answer": "chosen"
  }
} as const;

export const BoxName = {
  "maxLength": 60,
  "label": "이름",
  "answer": "typed"
} as const;

export const BoxRental = {
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  }
} as const;

export const BoxSerial = {
  "pattern": "^BX[0-9A-HJKMNP-TV-Z]{10}$",
  "example": "BX7K3F9QX2M4"
} as const;

export const BoxSerials = {
  "minItems": 1,
  "maxItems": 200,
  "requiredMessage": "박스를 하나 이상 골라 주세요."
} as const;

export const BoxUpdate = {
  "box_serial": {
    "pattern": "^BX[0-9A-HJKMNP-TV-Z]{10}$",
    "label": "박스",
    "answer": "typed",
    "example": "BX7K3F9QX2M4"
  },
  "contents": {
    "maxItems": 100,
    "label": "내용물",
    "answer": "chosen"
  }
} as const;

export const CancelReason = {
  "maxLength": 200,
  "label": "취소 사유",
  "answer": "typed"
} as const;

export const Carriage = {
  "label": "나르는 방법",
  "answer": "chosen"
} as const;

export const CertificationRequest = {
  "imp_uid": {
    "pattern": "^[A-Za-z0-9_-]+$",
    "minLength": 1,
    "maxLength": 100,
    "label": "본인 인증 번호",
    "answer": "typed"
  },
  "merchant_uid": {
    "pattern": "^[A-Za-z0-9_-]+$",
    "minLength": 20,
    "maxLength": 100,
    "label": "결제 번호",
    "answer": "typed"
  }
} as const;

export const CodeVerifier = {
  "pattern": "^[A-Za-z0-9._~-]+$",
  "minLength": 43,
  "maxLength": 128,
  "example": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
} as const;

export const CollectionRequest = {
  "date": {
    "label": "박스를 수거할 날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "time": {
    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    "label": "박스를 수거할 시간",
    "answer": "chosen",
    "example": "09:00"
  },
  "memo": {
    "maxLength": 200,
    "label": "요청 사항",
    "answer": "typed"
  }
} as const;

export const CompanyBoxChange = {
  "serial": {
    "pattern": "^BX[0-9A-HJKMNP-TV-Z]{10}$",
    "label": "박스 번호",
    "answer": "typed",
    "example": "BX7K3F9QX2M4"
  },
  "department": {
    "maxLength": 60,
    "label": "부서",
    "answer": "typed"
  },
  "contents": {
    "maxLength": 2000,
    "label": "내용물",
    "answer": "typed"
  }
} as const;

export const CompanyBoxUpdate = {
  "department": {
    "maxLength": 60,
    "label": "부서",
    "answer": "typed"
  },
  "contents": {
    "maxLength": 2000,
    "label": "내용물",
    "answer": "typed"
  },
  "retention_until": {
    "label": "보존 기한",
    "answer": "chosen",
    "example": "2026-12-12"
  }
} as const;

export const CompanyBoxesUpdate = {
  "dry_run": {
    "label": "확인만",
    "answer": "chosen"
  },
  "import_key": {
    "label": "올리기 번호",
    "answer": "chosen"
  },
  "import_lines": {
    "minimum": 1,
    "maximum": 100000,
    "label": "모든 줄 수",
    "answer": "typed"
  },
  "boxes": {
    "minItems": 1,
    "maxItems": 5000,
    "label": "박스",
    "answer": "chosen"
  }
} as const;

export const CompanyContractBoxCount = {
  "minimum": 1,
  "maximum": 1000000,
  "label": "박스 개수",
  "answer": "typed",
  "unit": "개"
} as const;

export const CompanyContractMonths = {
  "minimum": 1,
  "maximum": 120,
  "label": "보관 기간",
  "answer": "chosen",
  "unit": "개월"
} as const;

export const CompanyContractName = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 60,
  "label": "계약 이름",
  "answer": "typed",
  "requiredMessage": "계약을 알아볼 이름을 입력해 주세요."
} as const;

export const CompanyContractRequest = {
  "department": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 60,
    "label": "부서",
    "answer": "typed"
  },
  "start_date": {
    "label": "보관을 시작할 날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "place": {
    "label": "주소지",
    "answer": "chosen",
    "requiredMessage": "주소를 찾아 주세요."
  }
} as const;

export const CompanyDeliveryDraft = {
  "cid": {
    "label": "기업 계약",
    "answer": "chosen"
  },
  "kind": {
    "label": "종류",
    "answer": "chosen"
  },
  "cpbox_ids": {
    "minItems": 1,
    "maxItems": 1000,
    "label": "박스",
    "answer": "chosen",
    "requiredMessage": "박스를 하나 이상 골라 주세요."
  },
  "place": {
    "label": "주소지",
    "answer": "chosen",
    "requiredMessage": "주소를 찾아 주세요."
  },
  "appointment": {
    "label": "방문 일정",
    "answer": "chosen"
  },
  "disposal_agreed": {
    "label": "폐기 동의",
    "answer": "chosen",
    "requiredMessage": "폐기하려면 ‘폐기’라고 입력해 주세요."
  },
  "retention_waived_until": {
    "label": "폐기할 박스의 보존 기한",
    "answer": "chosen",
    "example": "2026-12-12",
    "requiredMessage": "보존 기한이 남은 박스를 폐기하는 데 동의해 주세요."
  }
} as const;

export const CompanyWorkBoxCount = {
  "minimum": 1,
  "maximum": 1000,
  "label": "박스 개수",
  "answer": "typed",
  "unit": "개"
} as const;

export const Consent = {
  "kind": {
    "label": "종류",
    "answer": "chosen"
  },
  "version": {
    "label": "판",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "agreed": {
    "label": "여부",
    "answer": "chosen"
  }
} as const;

export const Consents = {
  "minItems": 1,
  "maxItems": 10,
  "label": "약관 동의",
  "answer": "chosen",
  "requiredMessage": "필수 항목에 모두 동의해 주세요."
} as const;

export const ContentCount = {
  "minimum": 1,
  "maximum": 9999,
  "label": "개수",
  "answer": "typed",
  "unit": "개"
} as const;

export const ContentMemo = {
  "maxLength": 300,
  "label": "메모",
  "answer": "typed"
} as const;

export const ContentName = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 100,
  "label": "내용물 이름",
  "answer": "typed",
  "example": "롱패딩",
  "requiredMessage": "무엇인지 입력해 주세요."
} as const;

export const DamagePrice = {
  "minimum": 1,
  "maximum": 100000000,
  "label": "대략의 가격",
  "answer": "typed",
  "unit": "원"
} as const;

export const DamageReportInput = {
  "item": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100,
    "label": "상한 물건",
    "answer": "typed",
    "example": "롱패딩",
    "requiredMessage": "무엇인지 입력해 주세요."
  },
  "kind": {
    "label": "무슨 일인지",
    "answer": "chosen"
  },
  "file_ids": {
    "maxItems": 5,
    "label": "상한 곳 사진",
    "answer": "chosen"
  },
  "compared_ids": {
    "maxItems": 40,
    "label": "함께 보낼 사진",
    "answer": "chosen"
  }
} as const;

export const DamageText = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 1000,
  "label": "상태 설명",
  "answer": "typed",
  "requiredMessage": "어떻게 됐는지 적어 주세요."
} as const;

export const DisposalAgreed = {
  "label": "폐기 동의",
  "answer": "chosen",
  "requiredMessage": "폐기하려면 ‘폐기’라고 입력해 주세요."
} as const;

export const Email = {
  "maxLength": 254,
  "label": "이메일",
  "answer": "typed",
  "example": "name@example.com"
} as const;

export const EstimateDraft = {
  "start": {
    "label": "출발지",
    "answer": "chosen"
  },
  "destination": {
    "label": "도착지",
    "answer": "chosen"
  },
  "move_date": {
    "label": "이사 날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "move_time": {
    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    "label": "이사 시간",
    "answer": "chosen",
    "example": "09:00"
  },
  "items": {
    "minItems": 1,
    "maxItems": 100,
    "label": "옮길 짐",
    "answer": "chosen",
    "requiredMessage": "옮길 짐을 하나 이상 담아 주세요."
  },
  "box_rental": {
    "label": "박스 대여",
    "answer": "chosen"
  },
  "helper_count": {
    "minimum": 1,
    "maximum": 5,
    "label": "추가 인원",
    "answer": "chosen",
    "unit": "명"
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
} as const;

export const EstimateIntegration = {
  "serial": {
    "pattern": "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
    "label": "견적 번호",
    "answer": "typed",
    "example": "MV202611207K3F9QX2"
  },
  "visitor_key": {
    "minLength": 20,
    "maxLength": 100,
    "label": "방문자 열쇠",
    "answer": "typed"
  }
} as const;

export const EstimateReschedule = {
  "move": {
    "label": "이사 일정",
    "answer": "chosen"
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  },
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const EstimateSerial = {
  "pattern": "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
  "example": "MV202611207K3F9QX2"
} as const;

export const EstimateTimes = {
  "move": {
    "label": "이사 일정",
    "answer": "chosen"
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  }
} as const;

export const Extension = {
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  },
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const ExtensionDraft = {
  "months": {
    "minimum": 1,
    "maximum": 36,
    "label": "보관 기간",
    "answer": "chosen",
    "unit": "개월"
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
} as const;

export const ExtraHelp = {
  "label": "추가 인원 필요 여부",
  "answer": "chosen",
  "requiredMessage": "작업자가 더 필요한지 골라 주세요."
} as const;

export const FileIds = {
  "maxItems": 5
} as const;

export const FinalDeliveryDraft = {
  "box_serials": {
    "minItems": 1,
    "maxItems": 200,
    "label": "박스",
    "answer": "chosen",
    "requiredMessage": "박스를 하나 이상 골라 주세요."
  },
  "place": {
    "label": "주소지",
    "answer": "chosen",
    "requiredMessage": "주소를 찾아 주세요."
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
} as const;

export const FinalDisposalDraft = {
  "box_serials": {
    "minItems": 1,
    "maxItems": 200,
    "label": "박스",
    "answer": "chosen",
    "requiredMessage": "박스를 하나 이상 골라 주세요."
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
} as const;

export const FinalScope = {
  "label": "보관을 끝낼 범위",
  "answer": "chosen",
  "requiredMessage": "모두 끝낼지, 일부만 끝낼지 골라 주세요."
} as const;

export const Floor = {
  "minimum": -10,
  "maximum": 120,
  "label": "층수",
  "answer": "typed",
  "unit": "층"
} as const;

export const Gender = {
  "label": "성별",
  "answer": "chosen"
} as const;

export const HeavyLoad = {
  "label": "20kg 이상인 짐 여부",
  "answer": "chosen",
  "requiredMessage": "20kg 이상인 짐이 있는지 골라 주세요."
} as const;

export const HelperCount = {
  "minimum": 1,
  "maximum": 5,
  "label": "추가 인원",
  "answer": "chosen",
  "unit": "명"
} as const;

export const ImpUid = {
  "minLength": 1,
  "maxLength": 100,
  "label": "결제사 결제 번호",
  "answer": "typed"
} as const;

export const MarketingAnswer = {
  "version": {
    "label": "판",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "agreed": {
    "label": "여부",
    "answer": "chosen"
  }
} as const;

export const MoveItemCount = {
  "item_id": {
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "maxLength": 40,
    "label": "품목",
    "answer": "typed",
    "example": "bed-single"
  },
  "count": {
    "minimum": 1,
    "maximum": 99,
    "label": "짐 개수",
    "answer": "typed",
    "unit": "개"
  }
} as const;

export const MoveItemId = {
  "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
  "maxLength": 40,
  "example": "bed-single"
} as const;

export const NaverLogin = {
  "state": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const NewPassword = {
  "minLength": 8,
  "maxLength": 20,
  "label": "비밀번호",
  "answer": "typed",
  "message": "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 8자에서 20자로 만들어 주세요."
} as const;

export const OrderBoxContentsUpdate = {
  "boxes": {
    "minItems": 1,
    "maxItems": 20,
    "label": "박스",
    "answer": "chosen"
  }
} as const;

export const OrderBoxCount = {
  "minimum": 1,
  "maximum": 200,
  "label": "박스 개수",
  "answer": "typed",
  "unit": "개"
} as const;

export const OrderMemo = {
  "maxLength": 500,
  "label": "요청 사항",
  "answer": "typed"
} as const;

export const OrderPaymentPreparation = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const PasswordChange = {
  "passwd": {
    "minLength": 8,
    "maxLength": 20,
    "label": "새 비밀번호",
    "answer": "typed",
    "message": "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 8자에서 20자로 만들어 주세요."
  }
} as const;

export const PasswordConfirmation = {
  "passwd": {
    "minLength": 1,
    "maxLength": 200,
    "label": "지금 쓰는 비밀번호",
    "answer": "typed"
  }
} as const;

export const PasswordNumberCheck = {
  "username": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100,
    "label": "아이디",
    "answer": "typed"
  },
  "number": {
    "pattern": "^[0-9]{6}$",
    "label": "인증번호",
    "answer": "typed",
    "example": "482019",
    "message": "번호 여섯 자리를 모두 입력해 주세요."
  }
} as const;

export const PasswordNumberRequest = {
  "username": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100,
    "label": "아이디",
    "answer": "typed"
  }
} as const;

export const PasswordReset = {
  "username": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100,
    "label": "아이디",
    "answer": "typed"
  },
  "passwd": {
    "minLength": 8,
    "maxLength": 20,
    "label": "새 비밀번호",
    "answer": "typed",
    "message": "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 8자에서 20자로 만들어 주세요."
  },
  "reset_token": {
    "pattern": "^[A-Za-z0-9._-]{20,1024}$",
    "label": "재설정 확인",
    "answer": "typed"
  }
} as const;

export const PaymentCompletion = {
  "merchant_uid": {
    "minLength": 20,
    "maxLength": 100,
    "label": "결제 번호",
    "answer": "typed"
  }
} as const;

export const PaymentMethod = {
  "label": "결제 수단",
  "answer": "chosen"
} as const;

export const PaymentPlan = {
  "label": "결제 방식",
  "answer": "chosen"
} as const;

export const PaymentPreparation = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const PaymentWebhook = {
  "merchant_uid": {
    "minLength": 1,
    "maxLength": 100,
    "label": "결제 번호",
    "answer": "typed"
  },
  "status": {
    "maxLength": 40,
    "label": "상태",
    "answer": "typed"
  }
} as const;

export const PersonName = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 40,
  "label": "이름",
  "answer": "typed",
  "example": "김담아"
} as const;

export const PhoneNumber = {
  "pattern": "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
  "label": "휴대전화 번호",
  "answer": "typed",
  "example": "010-1234-5678",
  "message": "전화번호를 010-1234-5678처럼 입력해 주세요."
} as const;

export const Postcode = {
  "pattern": "^[0-9]{5}$",
  "label": "우편번호",
  "answer": "typed",
  "example": "03925",
  "requiredMessage": "{object} 찾아 주세요."
} as const;

export const ProfileUpdate = {
  "email": {
    "maxLength": 254,
    "label": "이메일",
    "answer": "typed",
    "example": "name@example.com"
  },
  "marketing_consent": {
    "label": "마케팅 동의",
    "answer": "chosen"
  }
} as const;

export const Rating = {
  "minimum": 1,
  "maximum": 5,
  "label": "별점",
  "answer": "chosen",
  "unit": "점"
} as const;

export const ReviewInput = {
  "file_ids": {
    "maxItems": 5,
    "label": "사진",
    "answer": "chosen"
  }
} as const;

export const ReviewText = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 1000,
  "label": "후기",
  "answer": "typed"
} as const;

export const SignupRequest = {
  "certification_uid": {
    "pattern": "^[A-Za-z0-9._-]{20,1024}$"
  }
} as const;

export const SocialCode = {
  "minLength": 1,
  "maxLength": 2000
} as const;

export const SocialSignupRequest = {
  "birthday": {
    "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "label": "생일",
    "answer": "typed",
    "example": "03-14",
    "message": "생일을 03-14처럼 월과 일로 입력해 주세요."
  },
  "birthyear": {
    "pattern": "^(19|20)[0-9]{2}$",
    "label": "태어난 해",
    "answer": "typed",
    "example": "1992",
    "message": "태어난 해를 1992처럼 네 자리로 입력해 주세요."
  }
} as const;

export const StorageCarriage = {
  "label": "나르는 방법",
  "answer": "chosen"
} as const;

export const StorageDeliveryDraft = {
  "box_serials": {
    "minItems": 1,
    "maxItems": 200,
    "label": "박스",
    "answer": "chosen",
    "requiredMessage": "박스를 하나 이상 골라 주세요."
  },
  "place": {
    "label": "주소지",
    "answer": "chosen",
    "requiredMessage": "주소를 찾아 주세요."
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
} as const;

export const StorageFinalQuote = {
  "order_serial": {
    "pattern": "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
    "label": "주문 번호",
    "answer": "typed",
    "example": "ST202611207K3F9QX2"
  },
  "type": {
    "label": "종류",
    "answer": "chosen"
  },
  "box_serials": {
    "minItems": 1,
    "maxItems": 200,
    "label": "박스",
    "answer": "chosen",
    "requiredMessage": "박스를 하나 이상 골라 주세요."
  },
  "place": {
    "label": "주소지",
    "answer": "chosen",
    "requiredMessage": "주소를 찾아 주세요."
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "extra_help": {
    "label": "추가 인원 필요 여부",
    "answer": "chosen",
    "requiredMessage": "작업자가 더 필요한지 골라 주세요."
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
} as const;

export const StorageGrade = {
  "label": "보관 방법",
  "answer": "chosen"
} as const;

export const StorageMonths = {
  "minimum": 1,
  "maximum": 36,
  "label": "보관 기간",
  "answer": "chosen",
  "unit": "개월"
} as const;

export const StorageOrderDraft = {
  "place": {
    "label": "주소지",
    "answer": "chosen",
    "requiredMessage": "주소를 찾아 주세요."
  },
  "months": {
    "minimum": 1,
    "maximum": 36,
    "label": "보관 기간",
    "answer": "chosen",
    "unit": "개월"
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  },
  "helper_count": {
    "minimum": 1,
    "maximum": 5,
    "label": "추가 인원",
    "answer": "chosen",
    "unit": "명"
  },
  "payment_type": {
    "label": "결제 방법",
    "answer": "chosen"
  },
  "promotion": {
    "label": "이벤트",
    "answer": "chosen"
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
} as const;

export const StorageOrderSerial = {
  "pattern": "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
  "example": "ST202611207K3F9QX2"
} as const;

export const StorageReschedule = {
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  },
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const StorageTimes = {
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  }
} as const;

export const Termination = {
  "end_date": {
    "label": "보관을 끝낼 날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const TerminationDraft = {
  "end_date": {
    "label": "보관을 끝낼 날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  }
} as const;

export const Ticket = {
  "pattern": "^[A-Za-z0-9._-]{20,1024}$"
} as const;

export const TimeSlot = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
  "example": "09:00"
} as const;

export const TypedPassword = {
  "minLength": 1,
  "maxLength": 200,
  "label": "비밀번호",
  "answer": "typed"
} as const;

export const TypedUsername = {
  "minLength": 1,
  "maxLength": 100,
  "label": "아이디",
  "answer": "typed"
} as const;

export const Upgrade = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
} as const;

export const UpgradeDraft = {
  "grade": {
    "label": "보관 방법",
    "answer": "chosen"
  }
} as const;

export const UseBoxes = {
  "label": "담아둠 박스 사용 여부",
  "answer": "chosen",
  "requiredMessage": "담아둠 박스를 쓸지 골라 주세요."
} as const;

export const Username = {
  "pattern": "^[a-z][a-z0-9_-]*$",
  "minLength": 4,
  "maxLength": 20,
  "label": "아이디",
  "answer": "typed",
  "example": "damadum01",
  "message": "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 4자에서 20자로 만들어 주세요."
} as const;

