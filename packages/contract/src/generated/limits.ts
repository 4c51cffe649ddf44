// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.

export const AddressDetail: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 100,
  "label": "상세 주소",
  "answer": "typed",
  "example": "101동 1203호"
};

export const AddressInput: { readonly "name": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "requiredMessage": string }; readonly "is_default": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const AddressLine: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "requiredMessage": string } = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 200,
  "label": "주소",
  "answer": "typed",
  "example": "서울 마포구 월드컵북로 396",
  "requiredMessage": "{object} 입력해 주세요."
};

export const AgreedAmount: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "minimum": 0,
  "maximum": 1000000000,
  "label": "확인한 금액",
  "answer": "typed"
};

export const AppleLogin: { readonly "id_token": { readonly "minLength": number; readonly "maxLength": number }; readonly "name": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "sns_id": { readonly "maxLength": number } } = {
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
};

export const Appointment: { readonly "date": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "time": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } } = {
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
};

export const BillingKeyChoice: { readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
};

export const BillingKeyRegistration: { readonly "customer_uid": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number } } = {
  "customer_uid": {
    "pattern": "^[A-Za-z0-9_-]+$",
    "minLength": 20,
    "maxLength": 100
  }
};

export const BirthYear: { readonly "pattern": string; readonly "example": string; readonly "message": string } = {
  "pattern": "^(19|20)[0-9]{2}$",
  "example": "1992",
  "message": "태어난 해를 1992처럼 네 자리로 입력해 주세요."
};

export const Birthday: { readonly "pattern": string; readonly "example": string; readonly "message": string } = {
  "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
  "example": "03-14",
  "message": "생일을 03-14처럼 월과 일로 입력해 주세요."
};

export const BoughtYear: { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string } = {
  "pattern": "^(19|20)[0-9]{2}$",
  "label": "구입 연도",
  "answer": "typed",
  "example": "2024",
  "message": "구입 연도를 2024처럼 네 자리로 입력해 주세요."
};

export const BoxContentInput: { readonly "file_ids": { readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "file_ids": {
    "maxItems": 5,
    "label": "사진",
    "answer": "chosen"
  }
};

export const BoxContentUpdate: { readonly "name": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "requiredMessage": string }; readonly "file_ids": { readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const BoxName: { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "maxLength": 60,
  "label": "이름",
  "answer": "typed"
};

export const BoxRental: { readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "collection": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  }
};

export const BoxSerial: { readonly "pattern": string; readonly "example": string } = {
  "pattern": "^BX[0-9A-HJKMNP-TV-Z]{10}$",
  "example": "BX7K3F9QX2M4"
};

export const BoxSerials: { readonly "minItems": number; readonly "maxItems": number; readonly "requiredMessage": string } = {
  "minItems": 1,
  "maxItems": 200,
  "requiredMessage": "박스를 하나 이상 골라 주세요."
};

export const BoxUpdate: { readonly "box_serial": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "contents": { readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const CancelReason: { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "maxLength": 200,
  "label": "취소 사유",
  "answer": "typed"
};

export const Carriage: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "짐 나르는 방법",
  "answer": "chosen"
};

export const CashReceiptRequest: { readonly "purpose": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "phone_number": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string }; readonly "business_number": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string } } = {
  "purpose": {
    "label": "현금영수증 용도",
    "answer": "chosen"
  },
  "phone_number": {
    "pattern": "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
    "label": "휴대전화 번호",
    "answer": "typed",
    "example": "010-1234-5678",
    "message": "전화번호를 010-1234-5678처럼 입력해 주세요."
  },
  "business_number": {
    "pattern": "^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$",
    "label": "사업자등록번호",
    "answer": "typed",
    "example": "120-81-47521",
    "message": "사업자등록번호를 120-81-47521처럼 입력해 주세요."
  }
};

export const CertificationRequest: { readonly "imp_uid": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "merchant_uid": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const CodeVerifier: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "example": string } = {
  "pattern": "^[A-Za-z0-9._~-]+$",
  "minLength": 43,
  "maxLength": 128,
  "example": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
};

export const CollectionRequest: { readonly "date": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "time": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "memo": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const CompanyBoxChange: { readonly "serial": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "department": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "contents": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "retention_until": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } } = {
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
  },
  "retention_until": {
    "label": "보존 기한",
    "answer": "chosen",
    "example": "2031-12-31"
  }
};

export const CompanyBoxUpdate: { readonly "department": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "contents": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "memo": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "retention_until": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } } = {
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
  "memo": {
    "maxLength": 500,
    "label": "메모",
    "answer": "typed"
  },
  "retention_until": {
    "label": "보존 기한",
    "answer": "chosen",
    "example": "2031-12-31"
  }
};

export const CompanyBoxesUpdate: { readonly "dry_run": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "import_key": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "import_lines": { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "boxes": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const CompanyContractAcceptance: { readonly "monthly_amount": { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "monthly_amount": {
    "minimum": 0,
    "maximum": 1000000000,
    "label": "월 요금",
    "answer": "typed"
  }
};

export const CompanyContractBoxCount: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 1000000,
  "label": "박스 개수",
  "answer": "typed",
  "unit": "개"
};

export const CompanyContractMonths: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 120,
  "label": "보관 기간",
  "answer": "chosen",
  "unit": "개월"
};

export const CompanyContractName: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 60,
  "label": "계약 이름",
  "answer": "typed",
  "requiredMessage": "계약을 알아볼 이름을 입력해 주세요."
};

export const CompanyContractRequest: { readonly "department": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "start_date": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "place": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } } = {
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
    "requiredMessage": "주소를 입력해 주세요."
  }
};

export const CompanyDefaultPayment: { readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "payment_id": {
    "label": "결제 수단",
    "answer": "chosen"
  }
};

export const CompanyDeliveryDraft: { readonly "cid": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "kind": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "cpbox_ids": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "place": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "appointment": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "retention_waived_until": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "requiredMessage": string } } = {
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
    "requiredMessage": "주소를 입력해 주세요."
  },
  "appointment": {
    "label": "방문 일정",
    "answer": "chosen"
  },
  "retention_waived_until": {
    "label": "폐기할 박스의 보존 기한",
    "answer": "chosen",
    "example": "2026-12-12",
    "requiredMessage": "보존 기한이 남은 박스를 폐기하는 데 동의해 주세요."
  }
};

export const CompanyWorkBoxCount: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 1000,
  "label": "박스 개수",
  "answer": "typed",
  "unit": "개"
};

export const Consent: { readonly "kind": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "version": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "agreed": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const Consents: { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "minItems": 1,
  "maxItems": 10,
  "label": "약관 동의",
  "answer": "chosen",
  "requiredMessage": "필수 항목에 모두 동의해 주세요."
};

export const ContentCount: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 9999,
  "label": "개수",
  "answer": "typed",
  "unit": "개"
};

export const ContentMemo: { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "maxLength": 300,
  "label": "메모",
  "answer": "typed"
};

export const ContentName: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "requiredMessage": string } = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 100,
  "label": "내용물 이름",
  "answer": "typed",
  "example": "롱패딩",
  "requiredMessage": "무엇인지 입력해 주세요."
};

export const ContinuationReminder: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "이어서 보관할지 미리 묻기",
  "answer": "chosen"
};

export const CrewPicture: { readonly "kind": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "base64": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "kind": {
    "label": "종류",
    "answer": "chosen"
  },
  "base64": {
    "pattern": "^[A-Za-z0-9+/]+={0,2}$",
    "minLength": 1,
    "maxLength": 12000000,
    "label": "내용",
    "answer": "typed"
  }
};

export const CrewReport: { readonly "key": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "picture": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "key": {
    "pattern": "^[A-Za-z0-9-]+$",
    "minLength": 1,
    "maxLength": 80,
    "label": "방문",
    "answer": "typed"
  },
  "picture": {
    "label": "사진",
    "answer": "chosen"
  }
};

export const CrewStep: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "걸음",
  "answer": "chosen"
};

export const DamagePrice: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 100000000,
  "label": "대략의 가격",
  "answer": "typed",
  "unit": "원"
};

export const DamageReportInput: { readonly "item": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "requiredMessage": string }; readonly "kind": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "file_ids": { readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "compared_ids": { readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
    "label": "어떤 문제인가요?",
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
};

export const DamageText: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 1000,
  "label": "상태 설명",
  "answer": "typed",
  "requiredMessage": "어떻게 됐는지 적어 주세요."
};

export const DisposalAgreed: { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "label": "폐기 동의",
  "answer": "chosen",
  "requiredMessage": "폐기하려면 ‘폐기’라고 입력해 주세요."
};

export const Email: { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } = {
  "maxLength": 254,
  "label": "이메일",
  "answer": "typed",
  "example": "name@example.com"
};

export const EstimateDraft: { readonly "start": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "destination": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "move_date": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "move_time": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "items": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "box_rental": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
};

export const EstimateIntegration: { readonly "serial": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "visitor_key": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const EstimateReschedule: { readonly "move": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "collection": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const EstimateSerial: { readonly "pattern": string; readonly "example": string } = {
  "pattern": "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
  "example": "MV202611207K3F9QX2"
};

export const EstimateTimes: { readonly "move": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "collection": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const Extension: { readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  },
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
};

export const ExtensionDraft: { readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
};

export const ExtraHelp: { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "label": "추가 인원 필요 여부",
  "answer": "chosen",
  "requiredMessage": "작업자가 더 필요한지 골라 주세요."
};

export const FileIds: { readonly "maxItems": number } = {
  "maxItems": 5
};

export const FinalDeliveryDraft: { readonly "box_serials": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "place": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
    "requiredMessage": "주소를 입력해 주세요."
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
};

export const FinalDisposalDraft: { readonly "box_serials": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const FinalScope: { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "label": "보관을 끝낼 범위",
  "answer": "chosen",
  "requiredMessage": "모두 끝낼지, 일부만 끝낼지 골라 주세요."
};

export const Floor: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": -10,
  "maximum": 120,
  "label": "층수",
  "answer": "typed",
  "unit": "층"
};

export const Gender: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "성별",
  "answer": "chosen"
};

export const HeavyLoad: { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "label": "20kg 이상인 짐 여부",
  "answer": "chosen",
  "requiredMessage": "20kg 이상인 짐이 있는지 골라 주세요."
};

export const HelperCount: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 5,
  "label": "추가 인원",
  "answer": "chosen",
  "unit": "명"
};

export const ImpUid: { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "minLength": 1,
  "maxLength": 100,
  "label": "결제사 결제 번호",
  "answer": "typed"
};

export const MarketingAnswer: { readonly "version": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "agreed": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "version": {
    "label": "판",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "agreed": {
    "label": "여부",
    "answer": "chosen"
  }
};

export const Money: { readonly "minimum": number; readonly "maximum": number } = {
  "minimum": 0,
  "maximum": 1000000000
};

export const MoveItemCount: { readonly "item_id": { readonly "pattern": string; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "count": { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } } = {
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
};

export const MoveItemId: { readonly "pattern": string; readonly "maxLength": number; readonly "example": string } = {
  "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
  "maxLength": 40,
  "example": "bed-single"
};

export const NaverLogin: { readonly "state": { readonly "minLength": number; readonly "maxLength": number } } = {
  "state": {
    "minLength": 1,
    "maxLength": 500
  }
};

export const NewPassword: { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "message": string } = {
  "minLength": 8,
  "maxLength": 20,
  "label": "비밀번호",
  "answer": "typed",
  "message": "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 8자에서 20자로 만들어 주세요."
};

export const NoticeChannel: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "받는 곳",
  "answer": "chosen"
};

export const OperatorAssignment: { readonly "day": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "key": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "crew": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "accepted": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "day": {
    "label": "날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "key": {
    "pattern": "^[A-Za-z0-9-]+$",
    "minLength": 1,
    "maxLength": 80,
    "label": "방문",
    "answer": "typed"
  },
  "crew": {
    "label": "팀",
    "answer": "chosen"
  },
  "accepted": {
    "label": "그래도 맡기기",
    "answer": "chosen"
  }
};

export const OperatorInput: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "입력",
  "answer": "chosen"
};

export const OperatorLogin: { readonly "username": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "password": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "code": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } } = {
  "username": {
    "minLength": 1,
    "maxLength": 100,
    "label": "아이디",
    "answer": "typed"
  },
  "password": {
    "minLength": 1,
    "maxLength": 200,
    "label": "비밀번호",
    "answer": "typed"
  },
  "code": {
    "pattern": "^ *([0-9]{3} ?[0-9]{3}|[0-9a-zA-Z]{5}[- ]?[0-9a-zA-Z]{5}) *$",
    "label": "인증 번호",
    "answer": "typed",
    "example": "123456"
  }
};

export const OperatorNewMove: { readonly "kind": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "plan": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "kind": {
    "label": "종류",
    "answer": "chosen"
  },
  "plan": {
    "label": "결제",
    "answer": "chosen"
  }
};

export const OperatorNewOrder: { readonly "username": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "order": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "username": {
    "minLength": 1,
    "maxLength": 100,
    "label": "아이디",
    "answer": "typed"
  },
  "order": {
    "label": "주문",
    "answer": "typed"
  }
};

export const OperatorNewStorage: { readonly "kind": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "kind": {
    "label": "종류",
    "answer": "chosen"
  }
};

export const OperatorPassword: { readonly "username": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "password": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "username": {
    "minLength": 1,
    "maxLength": 100,
    "label": "아이디",
    "answer": "typed"
  },
  "password": {
    "minLength": 1,
    "maxLength": 200,
    "label": "비밀번호",
    "answer": "typed"
  }
};

export const OperatorPlanDay: { readonly "day": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } } = {
  "day": {
    "label": "날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  }
};

export const OperatorVisitKind: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "종류",
  "answer": "chosen"
};

export const OperatorVisitStep: { readonly "number": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "from": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "to": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "number": {
    "minLength": 1,
    "maxLength": 60,
    "label": "번호",
    "answer": "typed"
  },
  "from": {
    "pattern": "^[A-Z_]{2,30}$",
    "label": "보고 있는 상태",
    "answer": "typed"
  },
  "to": {
    "pattern": "^[A-Z_]{2,30}$",
    "label": "옮길 상태",
    "answer": "typed"
  }
};

export const OperatorVisitSteps: { readonly "visits": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "early": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "note": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "message": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "visits": {
    "minItems": 1,
    "maxItems": 100,
    "label": "방문",
    "answer": "chosen"
  },
  "early": {
    "label": "약속한 날보다 먼저",
    "answer": "chosen"
  },
  "note": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 500,
    "label": "메모",
    "answer": "typed"
  },
  "message": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 300,
    "label": "고객이 읽을 글",
    "answer": "typed"
  }
};

export const OrderBoxContentsUpdate: { readonly "boxes": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "boxes": {
    "minItems": 1,
    "maxItems": 20,
    "label": "박스",
    "answer": "chosen"
  }
};

export const OrderBoxCount: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 200,
  "label": "박스 개수",
  "answer": "typed",
  "unit": "개"
};

export const OrderMemo: { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "maxLength": 500,
  "label": "요청 사항",
  "answer": "typed"
};

export const OrderPaymentPreparation: { readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
};

export const PasskeyBytes: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "example": string } = {
  "pattern": "^[A-Za-z0-9_-]+$",
  "minLength": 1,
  "maxLength": 8192,
  "example": "p3nMqvXhYd0wC2bq7c1Hzw"
};

export const PasskeyName: { readonly "name": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } } = {
  "name": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 50,
    "label": "패스키 이름",
    "answer": "typed",
    "example": "회사 노트북"
  }
};

export const PasswordChange: { readonly "passwd": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "message": string } } = {
  "passwd": {
    "minLength": 8,
    "maxLength": 20,
    "label": "새 비밀번호",
    "answer": "typed",
    "message": "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 8자에서 20자로 만들어 주세요."
  }
};

export const PasswordConfirmation: { readonly "passwd": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "passwd": {
    "minLength": 1,
    "maxLength": 200,
    "label": "지금 쓰는 비밀번호",
    "answer": "typed"
  }
};

export const PasswordNumberCheck: { readonly "username": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "number": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string } } = {
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
};

export const PasswordNumberRequest: { readonly "username": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "username": {
    "pattern": "\\S",
    "minLength": 1,
    "maxLength": 100,
    "label": "아이디",
    "answer": "typed"
  }
};

export const PasswordReset: { readonly "username": { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "passwd": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "message": string }; readonly "reset_token": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const PaymentCompletion: { readonly "merchant_uid": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "merchant_uid": {
    "minLength": 20,
    "maxLength": 100,
    "label": "결제 번호",
    "answer": "typed"
  }
};

export const PaymentMethod: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "결제 수단",
  "answer": "chosen"
};

export const PaymentPlan: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "결제 방식",
  "answer": "chosen"
};

export const PaymentPreparation: { readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
};

export const PaymentWebhook: { readonly "merchant_uid": { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "status": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const PersonName: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 200,
  "label": "이름",
  "answer": "typed",
  "example": "김담아"
};

export const PhoneNumber: { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string } = {
  "pattern": "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
  "label": "휴대전화 번호",
  "answer": "typed",
  "example": "010-1234-5678",
  "message": "전화번호를 010-1234-5678처럼 입력해 주세요."
};

export const Postcode: { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "requiredMessage": string } = {
  "pattern": "^[0-9]{5}$",
  "label": "우편번호",
  "answer": "typed",
  "example": "03925",
  "requiredMessage": "{object} 입력해 주세요."
};

export const ProfileUpdate: { readonly "email": { readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "marketing_consent": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const Rating: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 5,
  "label": "별점",
  "answer": "chosen",
  "unit": "점"
};

export const ReviewInput: { readonly "file_ids": { readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "file_ids": {
    "maxItems": 5,
    "label": "사진",
    "answer": "chosen"
  }
};

export const ReviewText: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "pattern": "\\S",
  "minLength": 1,
  "maxLength": 1000,
  "label": "후기",
  "answer": "typed"
};

export const SocialCode: { readonly "minLength": number; readonly "maxLength": number } = {
  "minLength": 1,
  "maxLength": 2000
};

export const SocialSignupRequest: { readonly "birthday": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string }; readonly "birthyear": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string } } = {
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
};

export const StorageCarriage: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "짐 나르는 방법",
  "answer": "chosen"
};

export const StorageContinuation: { readonly "monthly_amount": { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } } = {
  "monthly_amount": {
    "minimum": 0,
    "maximum": 1000000000,
    "label": "유료 전환 동의",
    "answer": "typed",
    "requiredMessage": "유료로 이어서 보관하는 데 동의해 주세요."
  },
  "payment_id": {
    "label": "결제 수단",
    "answer": "chosen",
    "requiredMessage": "결제 수단을 골라 주세요."
  }
};

export const StorageDeliveryDraft: { readonly "box_serials": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "place": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "collection": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
    "requiredMessage": "주소를 입력해 주세요."
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
};

export const StorageFinalQuote: { readonly "order_serial": { readonly "pattern": string; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "type": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "box_serials": { readonly "minItems": number; readonly "maxItems": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "place": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
    "requiredMessage": "주소를 입력해 주세요."
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "coupon_id": {
    "label": "쿠폰",
    "answer": "chosen"
  }
};

export const StorageGrade: { readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "label": "보관 방법",
  "answer": "chosen"
};

export const StorageMonths: { readonly "minimum": number; readonly "maximum": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "unit": string } = {
  "minimum": 1,
  "maximum": 36,
  "label": "보관 기간",
  "answer": "chosen",
  "unit": "개월"
};

export const StorageOrderDraft: { readonly "place": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string }; readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "collection": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "payment_type": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "promotion": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "coupon_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "place": {
    "label": "주소지",
    "answer": "chosen",
    "requiredMessage": "주소를 입력해 주세요."
  },
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
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
};

export const StorageOrderSerial: { readonly "pattern": string; readonly "example": string } = {
  "pattern": "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
  "example": "ST202611207K3F9QX2"
};

export const StorageReschedule: { readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "collection": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
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
};

export const StorageTimes: { readonly "delivery": { readonly "label": string; readonly "answer": "chosen" | "typed" }; readonly "collection": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "delivery": {
    "label": "배송 일정",
    "answer": "chosen"
  },
  "collection": {
    "label": "수거 일정",
    "answer": "chosen"
  }
};

export const Termination: { readonly "end_date": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string }; readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "end_date": {
    "label": "보관을 끝낼 날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  },
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
};

export const TerminationDraft: { readonly "end_date": { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string } } = {
  "end_date": {
    "label": "보관을 끝낼 날짜",
    "answer": "chosen",
    "example": "2026-12-12"
  }
};

export const Ticket: { readonly "pattern": string } = {
  "pattern": "^[A-Za-z0-9._-]{20,1024}$"
};

export const TimeSlot: { readonly "pattern": string; readonly "example": string } = {
  "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
  "example": "09:00"
};

export const TypedPassword: { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "minLength": 1,
  "maxLength": 200,
  "label": "비밀번호",
  "answer": "typed"
};

export const TypedUsername: { readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed" } = {
  "minLength": 1,
  "maxLength": 100,
  "label": "아이디",
  "answer": "typed"
};

export const Upgrade: { readonly "payment_id": { readonly "label": string; readonly "answer": "chosen" | "typed" } } = {
  "payment_id": {
    "label": "등록한 결제 수단",
    "answer": "chosen"
  }
};

export const UseBoxes: { readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "requiredMessage": string } = {
  "label": "담아둠 박스 사용 여부",
  "answer": "chosen",
  "requiredMessage": "담아둠 박스를 쓸지 골라 주세요."
};

export const Username: { readonly "pattern": string; readonly "minLength": number; readonly "maxLength": number; readonly "label": string; readonly "answer": "chosen" | "typed"; readonly "example": string; readonly "message": string } = {
  "pattern": "^[a-z][a-z0-9_-]*$",
  "minLength": 4,
  "maxLength": 20,
  "label": "아이디",
  "answer": "typed",
  "example": "damadum01",
  "message": "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 4자에서 20자로 만들어 주세요."
};

