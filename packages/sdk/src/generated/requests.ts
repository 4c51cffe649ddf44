// Written by `pnpm sdk:generate` from openapi.yaml. Do not edit.

import type { BodySchema } from "@damadum/contract";
import type * as body from "./model.schemas.ts";

export const AddressInput: BodySchema<body.AddressInput> = {
  type: "object",
  additionalProperties: false,
  required: ["name", "postcode", "address", "detail", "floor", "carriage", "is_default"],
  properties: {
    name: {
      title: "주소 이름",
      "x-required-message": "주소를 부를 이름을 입력해 주세요.",
      type: "string",
      minLength: 1,
      maxLength: 20,
    },
    postcode: {
      title: "우편번호",
      "x-required-message": "{object} 입력해 주세요.",
      type: "string",
      pattern: "^[0-9]{5}$",
      examples: ["03925"],
    },
    address: {
      title: "주소",
      "x-required-message": "{object} 입력해 주세요.",
      type: "string",
      minLength: 1,
      maxLength: 200,
      pattern: "\\S",
    },
    detail: {
      title: "상세 주소",
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "\\S",
    },
    floor: {
      title: "층수",
      "x-unit": "층",
      type: "integer",
      minimum: -10,
      maximum: 120,
    },
    carriage: {
      title: "짐 나르는 방법",
      type: "string",
      enum: ["STAIRS", "EV", "LADDER"],
    },
    is_default: {
      title: "대표 주소 여부",
      type: "boolean",
    },
  },
};

export const AppleLogin: BodySchema<body.AppleLogin> = {
  type: "object",
  additionalProperties: false,
  required: ["code", "id_token"],
  properties: {
    code: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
    },
    id_token: {
      type: "string",
      minLength: 1,
      maxLength: 8000,
    },
    name: {
      title: "이름",
      type: "string",
      maxLength: 100,
    },
    sns_id: {
      type: "string",
      maxLength: 200,
    },
  },
};

export const BillingKeyChoice: BodySchema<body.BillingKeyChoice> = {
  type: "object",
  additionalProperties: false,
  required: ["payment_id"],
  properties: {
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const BillingKeyPreparation: BodySchema<body.BillingKeyPreparation> = {
  type: "object",
  additionalProperties: false,
  required: ["method"],
  properties: {
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
  },
};

export const BillingKeyRegistration: BodySchema<body.BillingKeyRegistration> = {
  type: "object",
  additionalProperties: false,
  required: ["customer_uid"],
  properties: {
    customer_uid: {
      type: "string",
      minLength: 20,
      maxLength: 100,
      pattern: "^[A-Za-z0-9_-]+$",
    },
  },
};

export const BoxContentInput: BodySchema<body.BoxContentInput> = {
  type: "object",
  additionalProperties: false,
  required: ["name", "count", "file_ids"],
  properties: {
    name: {
      title: "내용물 이름",
      "x-required-message": "무엇인지 입력해 주세요.",
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "\\S",
    },
    count: {
      title: "개수",
      "x-unit": "개",
      type: "integer",
      minimum: 1,
      maximum: 9999,
    },
    memo: {
      title: "메모",
      type: "string",
      maxLength: 300,
    },
    file_ids: {
      type: "array",
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: "string",
        format: "uuid",
      },
      title: "사진",
    },
  },
};

export const CashReceiptRequest: BodySchema<body.CashReceiptRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["purpose"],
  properties: {
    purpose: {
      title: "현금영수증 용도",
      type: "string",
      enum: ["DEDUCTION", "EXPENSE"],
    },
    phone_number: {
      title: "휴대전화 번호",
      type: "string",
      pattern: "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
      "x-message": "전화번호를 010-1234-5678처럼 입력해 주세요.",
    },
    business_number: {
      title: "사업자등록번호",
      type: "string",
      pattern: "^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$",
      "x-message": "사업자등록번호를 120-81-47521처럼 입력해 주세요.",
    },
  },
};

export const CertificationRequest: BodySchema<body.CertificationRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["imp_uid"],
  properties: {
    imp_uid: {
      title: "본인 인증 번호",
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "^[A-Za-z0-9_-]+$",
    },
    merchant_uid: {
      title: "결제 번호",
      type: "string",
      minLength: 20,
      maxLength: 100,
      pattern: "^[A-Za-z0-9_-]+$",
    },
  },
};

export const CollectionRequest: BodySchema<body.CollectionRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["date", "time"],
  properties: {
    date: {
      type: "string",
      format: "date",
      title: "박스를 수거할 날짜",
    },
    time: {
      "x-answer": "chosen",
      type: "string",
      pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
      title: "박스를 수거할 시간",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 200,
    },
  },
};

export const CompanyBoxUpdate: BodySchema<body.CompanyBoxUpdate> = {
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  properties: {
    name: {
      title: "이름",
      type: "string",
      maxLength: 60,
    },
    department: {
      title: "부서",
      type: "string",
      maxLength: 60,
    },
    contents: {
      title: "내용물",
      type: "string",
      maxLength: 2000,
    },
    memo: {
      title: "메모",
      type: "string",
      maxLength: 500,
    },
    retention_until: {
      title: "보존 기한",
      type: ["string", "null"],
      format: "date",
    },
  },
};

export const CompanyBoxesUpdate: BodySchema<body.CompanyBoxesUpdate> = {
  type: "object",
  additionalProperties: false,
  required: ["boxes"],
  properties: {
    dry_run: {
      title: "확인만",
      type: "boolean",
      default: false,
    },
    import_key: {
      title: "올리기 번호",
      type: "string",
      format: "uuid",
    },
    import_lines: {
      title: "모든 줄 수",
      type: "integer",
      minimum: 1,
      maximum: 100000,
    },
    boxes: {
      title: "박스",
      type: "array",
      minItems: 1,
      maxItems: 5000,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["serial"],
        minProperties: 2,
        properties: {
          serial: {
            type: "string",
            pattern: "^BX[0-9A-HJKMNP-TV-Z]{10}$",
            examples: ["BX7K3F9QX2M4"],
            title: "박스 번호",
          },
          name: {
            title: "이름",
            type: "string",
            maxLength: 60,
          },
          department: {
            title: "부서",
            type: "string",
            maxLength: 60,
          },
          contents: {
            title: "내용물",
            type: "string",
            maxLength: 2000,
          },
          retention_until: {
            title: "보존 기한",
            type: ["string", "null"],
            format: "date",
          },
        },
      },
    },
  },
};

export const CompanyContractAcceptance: BodySchema<body.CompanyContractAcceptance> = {
  type: "object",
  additionalProperties: false,
  required: ["monthly_amount"],
  properties: {
    monthly_amount: {
      type: "integer",
      minimum: 0,
      maximum: 1000000000,
      title: "월 요금",
    },
  },
};

export const CompanyContractRequest: BodySchema<body.CompanyContractRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["name", "box_count", "months", "start_date", "place"],
  properties: {
    name: {
      title: "계약 이름",
      "x-required-message": "계약을 알아볼 이름을 입력해 주세요.",
      type: "string",
      minLength: 1,
      maxLength: 60,
      pattern: "\\S",
    },
    department: {
      title: "부서",
      type: "string",
      minLength: 1,
      maxLength: 60,
      pattern: "\\S",
    },
    box_count: {
      title: "박스 개수",
      "x-unit": "개",
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
    months: {
      title: "보관 기간",
      "x-unit": "개월",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 120,
    },
    start_date: {
      type: "string",
      format: "date",
      title: "보관을 시작할 날짜",
    },
    place: {
      "x-prefix": "",
      "x-required-message": "주소를 입력해 주세요.",
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV"],
        },
      },
      title: "주소지",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 500,
    },
  },
};

export const CompanyDefaultPayment: BodySchema<body.CompanyDefaultPayment> = {
  type: "object",
  additionalProperties: false,
  required: ["payment_id"],
  properties: {
    payment_id: {
      title: "결제 수단",
      type: ["string", "null"],
      format: "uuid",
    },
  },
};

export const CompanyDeliveryDraft: BodySchema<body.CompanyDeliveryDraft> = {
  type: "object",
  additionalProperties: false,
  required: ["cid", "kind"],
  properties: {
    cid: {
      title: "기업 계약",
      type: "string",
      format: "uuid",
    },
    kind: {
      type: "string",
      enum: ["DELIVERY", "COLLECTION", "NEW_BOXES", "DISPOSAL"],
      title: "종류",
    },
    cpbox_ids: {
      title: "박스",
      "x-required-message": "박스를 하나 이상 골라 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
      items: {
        type: "string",
        format: "uuid",
      },
    },
    box_count: {
      title: "박스 개수",
      "x-unit": "개",
      type: "integer",
      minimum: 1,
      maximum: 1000,
    },
    place: {
      "x-prefix": "",
      "x-required-message": "주소를 입력해 주세요.",
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV"],
        },
      },
      title: "주소지",
    },
    appointment: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "방문 일정",
      "x-prefix": "방문",
    },
    disposal_agreed: {
      title: "폐기 동의",
      "x-required-message": "폐기하려면 ‘폐기’라고 입력해 주세요.",
      type: "boolean",
    },
    retention_waived_until: {
      type: "string",
      format: "date",
      title: "폐기할 박스의 보존 기한",
      "x-required-message": "보존 기한이 남은 박스를 폐기하는 데 동의해 주세요.",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 500,
    },
  },
};

export const CompanyPaymentPreparation: BodySchema<body.CompanyPaymentPreparation> = {
  type: "object",
  additionalProperties: false,
  required: ["method"],
  properties: {
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
  },
};

export const CrewReport: BodySchema<body.CrewReport> = {
  type: "object",
  additionalProperties: false,
  required: ["key"],
  properties: {
    key: {
      title: "방문",
      type: "string",
      minLength: 1,
      maxLength: 80,
      pattern: "^[A-Za-z0-9-]+$",
    },
    step: {
      title: "걸음",
      type: "string",
      enum: ["DEPARTED", "ARRIVED", "DONE"],
    },
    picture: {
      title: "사진",
      type: "object",
      additionalProperties: false,
      required: ["kind", "base64"],
      properties: {
        kind: {
          title: "종류",
          type: "string",
          enum: ["PHOTO", "SIGNATURE"],
        },
        base64: {
          title: "내용",
          type: "string",
          minLength: 1,
          maxLength: 12000000,
          pattern: "^[A-Za-z0-9+/]+={0,2}$",
        },
      },
    },
  },
};

export const CustomPaymentPreparation: BodySchema<body.CustomPaymentPreparation> = {
  type: "object",
  additionalProperties: false,
  required: ["method"],
  properties: {
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
  },
};

export const CustomPaymentRefusal: BodySchema<body.CustomPaymentRefusal> = {
  type: "object",
  additionalProperties: false,
  properties: {
    reason: {
      title: "취소 사유",
      type: "string",
      maxLength: 200,
    },
  },
};

export const DamageReportInput: BodySchema<body.DamageReportInput> = {
  type: "object",
  additionalProperties: false,
  required: ["item", "kind", "description"],
  properties: {
    item: {
      title: "상한 물건",
      "x-required-message": "무엇인지 입력해 주세요.",
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "\\S",
    },
    kind: {
      type: "string",
      enum: ["BROKEN", "STAINED", "MISSING", "OTHER"],
      title: "어떤 문제인가요?",
    },
    description: {
      title: "상태 설명",
      "x-required-message": "어떻게 됐는지 적어 주세요.",
      type: "string",
      minLength: 1,
      maxLength: 1000,
      pattern: "\\S",
    },
    price: {
      title: "대략의 가격",
      "x-unit": "원",
      type: "integer",
      minimum: 1,
      maximum: 100000000,
    },
    bought_year: {
      title: "구입 연도",
      "x-message": "구입 연도를 2024처럼 네 자리로 입력해 주세요.",
      type: "string",
      pattern: "^(19|20)[0-9]{2}$",
    },
    file_ids: {
      type: "array",
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: "string",
        format: "uuid",
      },
      title: "상한 곳 사진",
    },
    compared_ids: {
      title: "함께 보낼 사진",
      type: "array",
      maxItems: 40,
      uniqueItems: true,
      items: {
        type: "string",
        format: "uuid",
      },
    },
  },
};

export const EstimateCancellation: BodySchema<body.EstimateCancellation> = {
  type: "object",
  additionalProperties: false,
  properties: {
    reason: {
      title: "취소 사유",
      type: "string",
      maxLength: 200,
    },
  },
};

export const EstimateDraft: BodySchema<body.EstimateDraft> = {
  type: "object",
  additionalProperties: false,
  required: [
    "start",
    "destination",
    "move_date",
    "move_time",
    "items",
    "use_boxes",
    "heavy_load",
    "extra_help",
  ],
  properties: {
    start: {
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV", "LADDER"],
        },
      },
      title: "출발지",
    },
    destination: {
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV", "LADDER"],
        },
      },
      title: "도착지",
    },
    move_date: {
      type: "string",
      format: "date",
      title: "이사 날짜",
    },
    move_time: {
      "x-answer": "chosen",
      type: "string",
      pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
      title: "이사 시간",
    },
    items: {
      title: "옮길 짐",
      "x-prefix": "",
      "x-required-message": "옮길 짐을 하나 이상 담아 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["item_id", "count"],
        properties: {
          item_id: {
            type: "string",
            pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
            maxLength: 40,
            examples: ["bed-single"],
            title: "품목",
          },
          count: {
            title: "짐 개수",
            "x-unit": "개",
            type: "integer",
            minimum: 1,
            maximum: 99,
          },
        },
      },
    },
    use_boxes: {
      title: "담아둠 박스 사용 여부",
      "x-required-message": "담아둠 박스를 쓸지 골라 주세요.",
      type: "boolean",
    },
    box_rental: {
      "x-prefix": "",
      type: "object",
      additionalProperties: false,
      required: ["box_count", "delivery", "collection"],
      properties: {
        box_count: {
          title: "박스 개수",
          "x-unit": "개",
          type: "integer",
          minimum: 1,
          maximum: 200,
        },
        delivery: {
          type: "object",
          additionalProperties: false,
          required: ["date", "time"],
          properties: {
            date: {
              type: "string",
              format: "date",
              title: "날짜",
            },
            time: {
              "x-answer": "chosen",
              type: "string",
              pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
              title: "시간",
            },
          },
          title: "배송 일정",
          "x-prefix": "박스를 받을",
        },
        collection: {
          type: "object",
          additionalProperties: false,
          required: ["date", "time"],
          properties: {
            date: {
              type: "string",
              format: "date",
              title: "날짜",
            },
            time: {
              "x-answer": "chosen",
              type: "string",
              pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
              title: "시간",
            },
          },
          title: "수거 일정",
          "x-prefix": "박스를 수거할",
        },
      },
      title: "박스 대여",
    },
    heavy_load: {
      title: "20kg 이상인 짐 여부",
      "x-required-message": "20kg 이상인 짐이 있는지 골라 주세요.",
      type: "boolean",
    },
    extra_help: {
      title: "추가 인원 필요 여부",
      "x-required-message": "작업자가 더 필요한지 골라 주세요.",
      type: "boolean",
    },
    helper_count: {
      title: "추가 인원",
      "x-unit": "명",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 5,
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 500,
    },
  },
};

export const EstimateIntegration: BodySchema<body.EstimateIntegration> = {
  type: "object",
  additionalProperties: false,
  required: ["serial", "visitor_key"],
  properties: {
    serial: {
      type: "string",
      pattern: "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
      examples: ["MV202611207K3F9QX2"],
      title: "견적 번호",
    },
    visitor_key: {
      title: "방문자 열쇠",
      type: "string",
      minLength: 20,
      maxLength: 100,
    },
  },
};

export const EstimateReschedule: BodySchema<body.EstimateReschedule> = {
  type: "object",
  additionalProperties: false,
  required: ["agreed_amount"],
  minProperties: 2,
  properties: {
    move: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "이사 일정",
      "x-prefix": "이사",
    },
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    collection: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "수거 일정",
      "x-prefix": "박스를 수거할",
    },
    agreed_amount: {
      title: "확인한 금액",
      type: "integer",
      minimum: 0,
      maximum: 1000000000,
    },
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const EstimateTimes: BodySchema<body.EstimateTimes> = {
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  properties: {
    move: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "이사 일정",
      "x-prefix": "이사",
    },
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    collection: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "수거 일정",
      "x-prefix": "박스를 수거할",
    },
  },
};

export const Extension: BodySchema<body.Extension> = {
  type: "object",
  additionalProperties: false,
  required: ["months"],
  properties: {
    months: {
      title: "보관 기간",
      "x-unit": "개월",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 36,
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const ExtensionDraft: BodySchema<body.ExtensionDraft> = {
  type: "object",
  additionalProperties: false,
  required: ["months"],
  properties: {
    months: {
      title: "보관 기간",
      "x-unit": "개월",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 36,
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
  },
};

export const FinalDeliveryDraft: BodySchema<body.FinalDeliveryDraft> = {
  type: "object",
  additionalProperties: false,
  required: ["scope", "place", "delivery", "extra_help"],
  properties: {
    scope: {
      title: "보관을 끝낼 범위",
      "x-required-message": "모두 끝낼지, 일부만 끝낼지 골라 주세요.",
      type: "string",
      enum: ["ALL", "PART"],
    },
    box_serials: {
      "x-required-message": "박스를 하나 이상 골라 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: {
        type: "string",
        pattern: "^BX[0-9A-HJKMNP-TV-Z]{10}$",
        examples: ["BX7K3F9QX2M4"],
      },
      title: "박스",
    },
    place: {
      "x-prefix": "",
      "x-required-message": "주소를 입력해 주세요.",
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV"],
        },
      },
      title: "주소지",
    },
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    extra_help: {
      title: "추가 인원 필요 여부",
      "x-required-message": "작업자가 더 필요한지 골라 주세요.",
      type: "boolean",
    },
    helper_count: {
      title: "추가 인원",
      "x-unit": "명",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 5,
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 500,
    },
  },
};

export const FinalDisposalDraft: BodySchema<body.FinalDisposalDraft> = {
  type: "object",
  additionalProperties: false,
  required: ["scope", "disposal_agreed"],
  properties: {
    scope: {
      title: "보관을 끝낼 범위",
      "x-required-message": "모두 끝낼지, 일부만 끝낼지 골라 주세요.",
      type: "string",
      enum: ["ALL", "PART"],
    },
    box_serials: {
      "x-required-message": "박스를 하나 이상 골라 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: {
        type: "string",
        pattern: "^BX[0-9A-HJKMNP-TV-Z]{10}$",
        examples: ["BX7K3F9QX2M4"],
      },
      title: "박스",
    },
    disposal_agreed: {
      title: "폐기 동의",
      "x-required-message": "폐기하려면 ‘폐기’라고 입력해 주세요.",
      type: "boolean",
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 500,
    },
  },
};

export const GoogleLogin: BodySchema<body.GoogleLogin> = {
  type: "object",
  additionalProperties: false,
  required: ["code", "is_app"],
  properties: {
    code: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
    },
    is_app: {
      type: "boolean",
    },
    code_verifier: {
      type: "string",
      minLength: 43,
      maxLength: 128,
      pattern: "^[A-Za-z0-9._~-]+$",
      examples: ["dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"],
    },
  },
};

export const KakaoLogin: BodySchema<body.KakaoLogin> = {
  type: "object",
  additionalProperties: false,
  required: ["code"],
  properties: {
    code: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
    },
  },
};

export const LoginRequest: BodySchema<body.LoginRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["username", "password"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    password: {
      title: "비밀번호",
      type: "string",
      minLength: 1,
      maxLength: 200,
      format: "password",
    },
  },
};

export const MemberCertification: BodySchema<body.MemberCertification> = {
  type: "object",
  additionalProperties: false,
  required: ["certification_uid"],
  properties: {
    certification_uid: {
      type: "string",
      pattern: "^[A-Za-z0-9._-]{20,1024}$",
    },
  },
};

export const NaverLogin: BodySchema<body.NaverLogin> = {
  type: "object",
  additionalProperties: false,
  required: ["code", "state"],
  properties: {
    code: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
    },
    state: {
      type: "string",
      minLength: 1,
      maxLength: 500,
    },
  },
};

export const NoticeSettingChange: BodySchema<body.NoticeSettingChange> = {
  type: "object",
  additionalProperties: false,
  required: ["channel"],
  properties: {
    channel: {
      title: "받는 곳",
      type: "string",
      enum: ["KAKAO", "SMS", "OFF"],
    },
  },
};

export const OperatorAssignment: BodySchema<body.OperatorAssignment> = {
  type: "object",
  additionalProperties: false,
  required: ["day", "key", "crew"],
  properties: {
    day: {
      type: "string",
      format: "date",
      title: "날짜",
    },
    key: {
      title: "방문",
      type: "string",
      minLength: 1,
      maxLength: 80,
      pattern: "^[A-Za-z0-9-]+$",
    },
    crew: {
      title: "팀",
      type: ["string", "null"],
      format: "uuid",
    },
    accepted: {
      title: "그래도 맡기기",
      type: "boolean",
      default: false,
    },
  },
};

export const OperatorCommandCall: BodySchema<body.OperatorCommandCall> = {
  type: "object",
  additionalProperties: false,
  required: ["input"],
  properties: {
    input: {
      title: "입력",
      type: "object",
      additionalProperties: true,
      maxProperties: 40,
    },
  },
};

export const OperatorLogin: BodySchema<body.OperatorLogin> = {
  type: "object",
  additionalProperties: false,
  required: ["username", "password", "code"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    password: {
      title: "비밀번호",
      type: "string",
      minLength: 1,
      maxLength: 200,
    },
    code: {
      title: "인증 번호",
      type: "string",
      pattern: "^ *([0-9]{3} ?[0-9]{3}|[0-9a-zA-Z]{5}[- ]?[0-9a-zA-Z]{5}) *$",
      examples: ["123456"],
    },
  },
};

export const OperatorNewOrder: BodySchema<body.OperatorNewOrder> = {
  type: "object",
  additionalProperties: false,
  required: ["username", "order"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    order: {
      title: "주문",
      oneOf: [
        {
          type: "object",
          additionalProperties: false,
          required: ["kind", "plan", "draft"],
          properties: {
            kind: {
              title: "종류",
              type: "string",
              enum: ["MOVE"],
            },
            plan: {
              title: "결제",
              type: "string",
              enum: ["FULL", "DEPOSIT"],
            },
            draft: {
              type: "object",
              additionalProperties: false,
              required: [
                "start",
                "destination",
                "move_date",
                "move_time",
                "items",
                "use_boxes",
                "heavy_load",
                "extra_help",
              ],
              properties: {
                start: {
                  type: "object",
                  additionalProperties: false,
                  required: ["postcode", "address", "detail", "floor", "carriage"],
                  properties: {
                    postcode: {
                      title: "우편번호",
                      "x-required-message": "{object} 입력해 주세요.",
                      type: "string",
                      pattern: "^[0-9]{5}$",
                      examples: ["03925"],
                    },
                    address: {
                      title: "주소",
                      "x-required-message": "{object} 입력해 주세요.",
                      type: "string",
                      minLength: 1,
                      maxLength: 200,
                      pattern: "\\S",
                    },
                    detail: {
                      title: "상세 주소",
                      type: "string",
                      minLength: 1,
                      maxLength: 100,
                      pattern: "\\S",
                    },
                    floor: {
                      title: "층수",
                      "x-unit": "층",
                      type: "integer",
                      minimum: -10,
                      maximum: 120,
                    },
                    carriage: {
                      title: "짐 나르는 방법",
                      type: "string",
                      enum: ["STAIRS", "EV", "LADDER"],
                    },
                  },
                  title: "출발지",
                },
                destination: {
                  type: "object",
                  additionalProperties: false,
                  required: ["postcode", "address", "detail", "floor", "carriage"],
                  properties: {
                    postcode: {
                      title: "우편번호",
                      "x-required-message": "{object} 입력해 주세요.",
                      type: "string",
                      pattern: "^[0-9]{5}$",
                      examples: ["03925"],
                    },
                    address: {
                      title: "주소",
                      "x-required-message": "{object} 입력해 주세요.",
                      type: "string",
                      minLength: 1,
                      maxLength: 200,
                      pattern: "\\S",
                    },
                    detail: {
                      title: "상세 주소",
                      type: "string",
                      minLength: 1,
                      maxLength: 100,
                      pattern: "\\S",
                    },
                    floor: {
                      title: "층수",
                      "x-unit": "층",
                      type: "integer",
                      minimum: -10,
                      maximum: 120,
                    },
                    carriage: {
                      title: "짐 나르는 방법",
                      type: "string",
                      enum: ["STAIRS", "EV", "LADDER"],
                    },
                  },
                  title: "도착지",
                },
                move_date: {
                  type: "string",
                  format: "date",
                  title: "이사 날짜",
                },
                move_time: {
                  "x-answer": "chosen",
                  type: "string",
                  pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
                  title: "이사 시간",
                },
                items: {
                  title: "옮길 짐",
                  "x-prefix": "",
                  "x-required-message": "옮길 짐을 하나 이상 담아 주세요.",
                  type: "array",
                  minItems: 1,
                  maxItems: 100,
                  items: {
                    type: "object",
                    additionalProperties: false,
                    required: ["item_id", "count"],
                    properties: {
                      item_id: {
                        type: "string",
                        pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
                        maxLength: 40,
                        examples: ["bed-single"],
                        title: "품목",
                      },
                      count: {
                        title: "짐 개수",
                        "x-unit": "개",
                        type: "integer",
                        minimum: 1,
                        maximum: 99,
                      },
                    },
                  },
                },
                use_boxes: {
                  title: "담아둠 박스 사용 여부",
                  "x-required-message": "담아둠 박스를 쓸지 골라 주세요.",
                  type: "boolean",
                },
                box_rental: {
                  "x-prefix": "",
                  type: "object",
                  additionalProperties: false,
                  required: ["box_count", "delivery", "collection"],
                  properties: {
                    box_count: {
                      title: "박스 개수",
                      "x-unit": "개",
                      type: "integer",
                      minimum: 1,
                      maximum: 200,
                    },
                    delivery: {
                      type: "object",
                      additionalProperties: false,
                      required: ["date", "time"],
                      properties: {
                        date: {
                          type: "string",
                          format: "date",
                          title: "날짜",
                        },
                        time: {
                          "x-answer": "chosen",
                          type: "string",
                          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
                          title: "시간",
                        },
                      },
                      title: "배송 일정",
                      "x-prefix": "박스를 받을",
                    },
                    collection: {
                      type: "object",
                      additionalProperties: false,
                      required: ["date", "time"],
                      properties: {
                        date: {
                          type: "string",
                          format: "date",
                          title: "날짜",
                        },
                        time: {
                          "x-answer": "chosen",
                          type: "string",
                          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
                          title: "시간",
                        },
                      },
                      title: "수거 일정",
                      "x-prefix": "박스를 수거할",
                    },
                  },
                  title: "박스 대여",
                },
                heavy_load: {
                  title: "20kg 이상인 짐 여부",
                  "x-required-message": "20kg 이상인 짐이 있는지 골라 주세요.",
                  type: "boolean",
                },
                extra_help: {
                  title: "추가 인원 필요 여부",
                  "x-required-message": "작업자가 더 필요한지 골라 주세요.",
                  type: "boolean",
                },
                helper_count: {
                  title: "추가 인원",
                  "x-unit": "명",
                  "x-answer": "chosen",
                  type: "integer",
                  minimum: 1,
                  maximum: 5,
                },
                coupon_id: {
                  title: "쿠폰",
                  type: "string",
                  format: "uuid",
                },
                memo: {
                  title: "요청 사항",
                  type: "string",
                  maxLength: 500,
                },
              },
            },
          },
        },
        {
          type: "object",
          additionalProperties: false,
          required: ["kind", "draft"],
          properties: {
            kind: {
              title: "종류",
              type: "string",
              enum: ["STORAGE"],
            },
            draft: {
              type: "object",
              additionalProperties: false,
              required: [
                "place",
                "grade",
                "months",
                "box_count",
                "use_boxes",
                "collection",
                "heavy_load",
                "extra_help",
                "payment_type",
              ],
              properties: {
                place: {
                  "x-prefix": "",
                  "x-required-message": "주소를 입력해 주세요.",
                  type: "object",
                  additionalProperties: false,
                  required: ["postcode", "address", "detail", "floor", "carriage"],
                  properties: {
                    postcode: {
                      title: "우편번호",
                      "x-required-message": "{object} 입력해 주세요.",
                      type: "string",
                      pattern: "^[0-9]{5}$",
                      examples: ["03925"],
                    },
                    address: {
                      title: "주소",
                      "x-required-message": "{object} 입력해 주세요.",
                      type: "string",
                      minLength: 1,
                      maxLength: 200,
                      pattern: "\\S",
                    },
                    detail: {
                      title: "상세 주소",
                      type: "string",
                      minLength: 1,
                      maxLength: 100,
                      pattern: "\\S",
                    },
                    floor: {
                      title: "층수",
                      "x-unit": "층",
                      type: "integer",
                      minimum: -10,
                      maximum: 120,
                    },
                    carriage: {
                      title: "짐 나르는 방법",
                      type: "string",
                      enum: ["STAIRS", "EV"],
                    },
                  },
                  title: "주소지",
                },
                grade: {
                  title: "보관 방법",
                  type: "string",
                  enum: ["BASIC", "CLIMATE"],
                },
                months: {
                  title: "보관 기간",
                  "x-unit": "개월",
                  "x-answer": "chosen",
                  type: "integer",
                  minimum: 1,
                  maximum: 36,
                },
                box_count: {
                  title: "박스 개수",
                  "x-unit": "개",
                  type: "integer",
                  minimum: 1,
                  maximum: 200,
                },
                use_boxes: {
                  title: "담아둠 박스 사용 여부",
                  "x-required-message": "담아둠 박스를 쓸지 골라 주세요.",
                  type: "boolean",
                },
                delivery: {
                  type: "object",
                  additionalProperties: false,
                  required: ["date", "time"],
                  properties: {
                    date: {
                      type: "string",
                      format: "date",
                      title: "날짜",
                    },
                    time: {
                      "x-answer": "chosen",
                      type: "string",
                      pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
                      title: "시간",
                    },
                  },
                  title: "배송 일정",
                  "x-prefix": "박스를 받을",
                },
                collection: {
                  type: "object",
                  additionalProperties: false,
                  required: ["date", "time"],
                  properties: {
                    date: {
                      type: "string",
                      format: "date",
                      title: "날짜",
                    },
                    time: {
                      "x-answer": "chosen",
                      type: "string",
                      pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
                      title: "시간",
                    },
                  },
                  title: "수거 일정",
                  "x-prefix": "박스를 수거할",
                },
                heavy_load: {
                  title: "20kg 이상인 짐 여부",
                  "x-required-message": "20kg 이상인 짐이 있는지 골라 주세요.",
                  type: "boolean",
                },
                extra_help: {
                  title: "추가 인원 필요 여부",
                  "x-required-message": "작업자가 더 필요한지 골라 주세요.",
                  type: "boolean",
                },
                helper_count: {
                  title: "추가 인원",
                  "x-unit": "명",
                  "x-answer": "chosen",
                  type: "integer",
                  minimum: 1,
                  maximum: 5,
                },
                payment_type: {
                  type: "string",
                  enum: ["NORMAL", "SUBSCRIPTION"],
                  title: "결제 방법",
                },
                promotion: {
                  type: "string",
                  enum: ["FREE_MONTH3"],
                  title: "이벤트",
                },
                continuation_reminder: {
                  title: "이어서 보관할지 미리 묻기",
                  type: "boolean",
                },
                coupon_id: {
                  title: "쿠폰",
                  type: "string",
                  format: "uuid",
                },
                memo: {
                  title: "요청 사항",
                  type: "string",
                  maxLength: 500,
                },
              },
            },
          },
        },
      ],
    },
  },
};

export const OperatorPassword: BodySchema<body.OperatorPassword> = {
  type: "object",
  additionalProperties: false,
  required: ["username", "password"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    password: {
      title: "비밀번호",
      type: "string",
      minLength: 1,
      maxLength: 200,
    },
  },
};

export const OperatorPlanDay: BodySchema<body.OperatorPlanDay> = {
  type: "object",
  additionalProperties: false,
  required: ["day"],
  properties: {
    day: {
      type: "string",
      format: "date",
      title: "날짜",
    },
  },
};

export const OperatorVisitSteps: BodySchema<body.OperatorVisitSteps> = {
  type: "object",
  additionalProperties: false,
  required: ["visits"],
  properties: {
    visits: {
      title: "방문",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["kind", "number", "from", "to"],
        properties: {
          kind: {
            title: "종류",
            type: "string",
            enum: ["MOVE", "STORAGE", "COMPANY"],
          },
          number: {
            title: "번호",
            type: "string",
            minLength: 1,
            maxLength: 60,
          },
          from: {
            title: "보고 있는 상태",
            type: "string",
            pattern: "^[A-Z_]{2,30}$",
          },
          to: {
            title: "옮길 상태",
            type: "string",
            pattern: "^[A-Z_]{2,30}$",
          },
        },
      },
    },
    early: {
      title: "약속한 날보다 먼저",
      type: "boolean",
      default: false,
    },
    note: {
      title: "메모",
      type: "string",
      minLength: 1,
      maxLength: 500,
      pattern: "\\S",
    },
    message: {
      title: "고객이 읽을 글",
      type: "string",
      minLength: 1,
      maxLength: 300,
      pattern: "\\S",
    },
  },
};

export const OrderBoxContentsUpdate: BodySchema<body.OrderBoxContentsUpdate> = {
  type: "object",
  additionalProperties: false,
  required: ["boxes"],
  properties: {
    boxes: {
      title: "박스",
      type: "array",
      minItems: 1,
      maxItems: 20,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["box_serial", "contents"],
        properties: {
          box_serial: {
            type: "string",
            pattern: "^BX[0-9A-HJKMNP-TV-Z]{10}$",
            examples: ["BX7K3F9QX2M4"],
            title: "박스",
          },
          name: {
            title: "이름",
            type: "string",
            maxLength: 60,
          },
          contents: {
            title: "내용물",
            type: "array",
            maxItems: 100,
            items: {
              type: "object",
              additionalProperties: false,
              required: ["name", "count", "file_ids"],
              properties: {
                content_id: {
                  type: "string",
                  format: "uuid",
                },
                name: {
                  title: "이름",
                  "x-required-message": "무엇인지 입력해 주세요.",
                  type: "string",
                  minLength: 1,
                  maxLength: 100,
                  pattern: "\\S",
                },
                count: {
                  title: "개수",
                  "x-unit": "개",
                  type: "integer",
                  minimum: 1,
                  maximum: 9999,
                },
                memo: {
                  title: "메모",
                  type: "string",
                  maxLength: 300,
                },
                file_ids: {
                  type: "array",
                  maxItems: 5,
                  uniqueItems: true,
                  items: {
                    type: "string",
                    format: "uuid",
                  },
                  title: "사진",
                },
              },
            },
          },
        },
      },
    },
  },
};

export const OrderPaymentPreparation: BodySchema<body.OrderPaymentPreparation> = {
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const PasskeyAssertion: BodySchema<body.PasskeyAssertion> = {
  type: "object",
  additionalProperties: false,
  required: ["credential_id", "client_data", "authenticator_data", "signature"],
  properties: {
    credential_id: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 8192,
      examples: ["p3nMqvXhYd0wC2bq7c1Hzw"],
    },
    client_data: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 8192,
      examples: ["p3nMqvXhYd0wC2bq7c1Hzw"],
    },
    authenticator_data: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 8192,
      examples: ["p3nMqvXhYd0wC2bq7c1Hzw"],
    },
    signature: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 8192,
      examples: ["p3nMqvXhYd0wC2bq7c1Hzw"],
    },
  },
};

export const PasskeyAttestation: BodySchema<body.PasskeyAttestation> = {
  type: "object",
  additionalProperties: false,
  required: ["credential_id", "client_data", "attestation"],
  properties: {
    credential_id: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 8192,
      examples: ["p3nMqvXhYd0wC2bq7c1Hzw"],
    },
    client_data: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 8192,
      examples: ["p3nMqvXhYd0wC2bq7c1Hzw"],
    },
    attestation: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 8192,
      examples: ["p3nMqvXhYd0wC2bq7c1Hzw"],
    },
  },
};

export const PasskeyName: BodySchema<body.PasskeyName> = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: {
    name: {
      title: "패스키 이름",
      type: "string",
      minLength: 1,
      maxLength: 50,
      pattern: "\\S",
    },
  },
};

export const PasswordChange: BodySchema<body.PasswordChange> = {
  type: "object",
  additionalProperties: false,
  required: ["passwd"],
  properties: {
    passwd: {
      title: "새 비밀번호",
      type: "string",
      format: "password",
      minLength: 8,
      maxLength: 20,
      "x-message":
        "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 {minLength}자에서 {maxLength}자로 만들어 주세요.",
    },
  },
};

export const PasswordConfirmation: BodySchema<body.PasswordConfirmation> = {
  type: "object",
  additionalProperties: false,
  required: ["passwd"],
  properties: {
    passwd: {
      title: "지금 쓰는 비밀번호",
      type: "string",
      minLength: 1,
      maxLength: 200,
      format: "password",
    },
  },
};

export const PasswordNumberCheck: BodySchema<body.PasswordNumberCheck> = {
  type: "object",
  additionalProperties: false,
  required: ["username", "number"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "\\S",
    },
    number: {
      title: "인증번호",
      "x-message": "번호 여섯 자리를 모두 입력해 주세요.",
      type: "string",
      pattern: "^[0-9]{6}$",
    },
  },
};

export const PasswordNumberRequest: BodySchema<body.PasswordNumberRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["username"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "\\S",
    },
  },
};

export const PasswordReset: BodySchema<body.PasswordReset> = {
  type: "object",
  additionalProperties: false,
  required: ["username", "passwd", "reset_token"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "\\S",
    },
    passwd: {
      title: "새 비밀번호",
      type: "string",
      format: "password",
      minLength: 8,
      maxLength: 20,
      "x-message":
        "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 {minLength}자에서 {maxLength}자로 만들어 주세요.",
    },
    reset_token: {
      type: "string",
      pattern: "^[A-Za-z0-9._-]{20,1024}$",
      title: "재설정 확인",
    },
  },
};

export const PaymentCompletion: BodySchema<body.PaymentCompletion> = {
  type: "object",
  additionalProperties: false,
  required: ["imp_uid", "merchant_uid"],
  properties: {
    imp_uid: {
      title: "결제사 결제 번호",
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    merchant_uid: {
      title: "결제 번호",
      type: "string",
      minLength: 20,
      maxLength: 100,
    },
  },
};

export const PaymentPreparation: BodySchema<body.PaymentPreparation> = {
  type: "object",
  additionalProperties: false,
  required: ["plan"],
  minProperties: 2,
  maxProperties: 2,
  properties: {
    plan: {
      title: "결제 방식",
      type: "string",
      enum: ["FULL", "DEPOSIT", "BALANCE"],
    },
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const PaymentWebhook: BodySchema<body.PaymentWebhook> = {
  type: "object",
  required: ["imp_uid", "merchant_uid"],
  properties: {
    imp_uid: {
      title: "결제사 결제 번호",
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    merchant_uid: {
      title: "결제 번호",
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    status: {
      title: "상태",
      type: "string",
      maxLength: 40,
    },
  },
};

export const ProfileUpdate: BodySchema<body.ProfileUpdate> = {
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  properties: {
    name: {
      title: "이름",
      type: "string",
      minLength: 1,
      maxLength: 200,
      pattern: "\\S",
    },
    email: {
      title: "이메일",
      type: ["string", "null"],
      format: "email",
      maxLength: 254,
      examples: ["name@example.com"],
    },
    gender: {
      title: "성별",
      type: "string",
      enum: ["M", "F", "U"],
    },
    marketing_consent: {
      type: "object",
      additionalProperties: false,
      required: ["version", "agreed"],
      properties: {
        version: {
          type: "string",
          format: "date",
          title: "판",
        },
        agreed: {
          title: "여부",
          type: "boolean",
        },
      },
      title: "마케팅 동의",
    },
  },
};

export const ReviewInput: BodySchema<body.ReviewInput> = {
  type: "object",
  additionalProperties: false,
  required: ["rating", "content", "file_ids"],
  properties: {
    rating: {
      title: "별점",
      "x-unit": "점",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 5,
    },
    content: {
      title: "후기",
      type: "string",
      minLength: 1,
      maxLength: 1000,
      pattern: "\\S",
    },
    file_ids: {
      type: "array",
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: "string",
        format: "uuid",
      },
      title: "사진",
    },
  },
};

export const SignupRequest: BodySchema<body.SignupRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["username", "passwd", "name", "phone_number", "consents"],
  properties: {
    username: {
      title: "아이디",
      type: "string",
      minLength: 4,
      maxLength: 20,
      pattern: "^[a-z][a-z0-9_-]*$",
      "x-message":
        "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 {minLength}자에서 {maxLength}자로 만들어 주세요.",
    },
    passwd: {
      title: "비밀번호",
      type: "string",
      format: "password",
      minLength: 8,
      maxLength: 20,
      "x-message":
        "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 {minLength}자에서 {maxLength}자로 만들어 주세요.",
    },
    name: {
      title: "이름",
      type: "string",
      minLength: 1,
      maxLength: 200,
      pattern: "\\S",
    },
    phone_number: {
      title: "휴대전화 번호",
      type: "string",
      pattern: "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
      "x-message": "전화번호를 010-1234-5678처럼 입력해 주세요.",
    },
    email: {
      title: "이메일",
      type: "string",
      format: "email",
      maxLength: 254,
      examples: ["name@example.com"],
    },
    certification_uid: {
      type: "string",
      pattern: "^[A-Za-z0-9._-]{20,1024}$",
    },
    consents: {
      title: "약관 동의",
      "x-required-message": "필수 항목에 모두 동의해 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 10,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["kind", "version", "agreed"],
        properties: {
          kind: {
            type: "string",
            enum: ["TERMS", "PRIVACY", "AGE_14", "MARKETING"],
            title: "종류",
          },
          version: {
            type: "string",
            format: "date",
            title: "판",
          },
          agreed: {
            title: "여부",
            type: "boolean",
          },
        },
      },
    },
  },
};

export const SocialSignupRequest: BodySchema<body.SocialSignupRequest> = {
  type: "object",
  additionalProperties: false,
  required: ["sns_id", "name", "phone_number", "consents"],
  properties: {
    sns_id: {
      type: "string",
      pattern: "^[A-Za-z0-9._-]{20,1024}$",
    },
    username: {
      title: "아이디",
      type: "string",
      minLength: 4,
      maxLength: 20,
      pattern: "^[a-z][a-z0-9_-]*$",
      "x-message":
        "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 {minLength}자에서 {maxLength}자로 만들어 주세요.",
    },
    name: {
      title: "이름",
      type: "string",
      minLength: 1,
      maxLength: 200,
      pattern: "\\S",
    },
    phone_number: {
      title: "휴대전화 번호",
      type: "string",
      pattern: "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
      "x-message": "전화번호를 010-1234-5678처럼 입력해 주세요.",
    },
    email: {
      title: "이메일",
      type: "string",
      format: "email",
      maxLength: 254,
      examples: ["name@example.com"],
    },
    gender: {
      title: "성별",
      type: "string",
      enum: ["M", "F", "U"],
    },
    birthday: {
      type: "string",
      "x-message": "생일을 03-14처럼 월과 일로 입력해 주세요.",
      pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
      title: "생일",
    },
    birthyear: {
      type: "string",
      "x-message": "태어난 해를 1992처럼 네 자리로 입력해 주세요.",
      pattern: "^(19|20)[0-9]{2}$",
      title: "태어난 해",
    },
    certification_uid: {
      type: "string",
      pattern: "^[A-Za-z0-9._-]{20,1024}$",
    },
    consents: {
      title: "약관 동의",
      "x-required-message": "필수 항목에 모두 동의해 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 10,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["kind", "version", "agreed"],
        properties: {
          kind: {
            type: "string",
            enum: ["TERMS", "PRIVACY", "AGE_14", "MARKETING"],
            title: "종류",
          },
          version: {
            type: "string",
            format: "date",
            title: "판",
          },
          agreed: {
            title: "여부",
            type: "boolean",
          },
        },
      },
    },
  },
};

export const StorageCancellation: BodySchema<body.StorageCancellation> = {
  type: "object",
  additionalProperties: false,
  properties: {
    reason: {
      title: "취소 사유",
      type: "string",
      maxLength: 200,
    },
  },
};

export const StorageContinuation: BodySchema<body.StorageContinuation> = {
  type: "object",
  additionalProperties: false,
  required: ["monthly_amount", "payment_id"],
  properties: {
    monthly_amount: {
      type: "integer",
      minimum: 0,
      maximum: 1000000000,
      title: "유료 전환 동의",
      "x-required-message": "유료로 이어서 보관하는 데 동의해 주세요.",
    },
    payment_id: {
      title: "결제 수단",
      "x-required-message": "결제 수단을 골라 주세요.",
      type: "string",
      format: "uuid",
    },
  },
};

export const StorageDeliveryDraft: BodySchema<body.StorageDeliveryDraft> = {
  type: "object",
  additionalProperties: false,
  required: ["box_serials", "place", "delivery", "extra_help"],
  properties: {
    box_serials: {
      "x-required-message": "박스를 하나 이상 골라 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: {
        type: "string",
        pattern: "^BX[0-9A-HJKMNP-TV-Z]{10}$",
        examples: ["BX7K3F9QX2M4"],
      },
      title: "박스",
    },
    place: {
      "x-prefix": "",
      "x-required-message": "주소를 입력해 주세요.",
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV"],
        },
      },
      title: "주소지",
    },
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    collection: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "수거 일정",
      "x-prefix": "박스를 수거할",
    },
    extra_help: {
      title: "추가 인원 필요 여부",
      "x-required-message": "작업자가 더 필요한지 골라 주세요.",
      type: "boolean",
    },
    helper_count: {
      title: "추가 인원",
      "x-unit": "명",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 5,
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 500,
    },
  },
};

export const StorageFinalQuote: BodySchema<body.StorageFinalQuote> = {
  type: "object",
  additionalProperties: false,
  required: ["order_serial", "type", "scope"],
  properties: {
    order_serial: {
      type: "string",
      pattern: "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
      examples: ["ST202611207K3F9QX2"],
      title: "주문 번호",
    },
    type: {
      type: "string",
      enum: ["FINAL_AND_DELIVERY_ORDER", "FINAL_AND_DISPOSAL_ORDER"],
      title: "종류",
    },
    scope: {
      title: "보관을 끝낼 범위",
      "x-required-message": "모두 끝낼지, 일부만 끝낼지 골라 주세요.",
      type: "string",
      enum: ["ALL", "PART"],
    },
    box_serials: {
      "x-required-message": "박스를 하나 이상 골라 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: {
        type: "string",
        pattern: "^BX[0-9A-HJKMNP-TV-Z]{10}$",
        examples: ["BX7K3F9QX2M4"],
      },
      title: "박스",
    },
    place: {
      "x-prefix": "",
      "x-required-message": "주소를 입력해 주세요.",
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV"],
        },
      },
      title: "주소지",
    },
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    extra_help: {
      title: "추가 인원 필요 여부",
      "x-required-message": "작업자가 더 필요한지 골라 주세요.",
      type: "boolean",
    },
    helper_count: {
      title: "추가 인원",
      "x-unit": "명",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 5,
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
  },
};

export const StorageOrderDraft: BodySchema<body.StorageOrderDraft> = {
  type: "object",
  additionalProperties: false,
  required: [
    "place",
    "grade",
    "months",
    "box_count",
    "use_boxes",
    "collection",
    "heavy_load",
    "extra_help",
    "payment_type",
  ],
  properties: {
    place: {
      "x-prefix": "",
      "x-required-message": "주소를 입력해 주세요.",
      type: "object",
      additionalProperties: false,
      required: ["postcode", "address", "detail", "floor", "carriage"],
      properties: {
        postcode: {
          title: "우편번호",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          pattern: "^[0-9]{5}$",
          examples: ["03925"],
        },
        address: {
          title: "주소",
          "x-required-message": "{object} 입력해 주세요.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
        },
        detail: {
          title: "상세 주소",
          type: "string",
          minLength: 1,
          maxLength: 100,
          pattern: "\\S",
        },
        floor: {
          title: "층수",
          "x-unit": "층",
          type: "integer",
          minimum: -10,
          maximum: 120,
        },
        carriage: {
          title: "짐 나르는 방법",
          type: "string",
          enum: ["STAIRS", "EV"],
        },
      },
      title: "주소지",
    },
    grade: {
      title: "보관 방법",
      type: "string",
      enum: ["BASIC", "CLIMATE"],
    },
    months: {
      title: "보관 기간",
      "x-unit": "개월",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 36,
    },
    box_count: {
      title: "박스 개수",
      "x-unit": "개",
      type: "integer",
      minimum: 1,
      maximum: 200,
    },
    use_boxes: {
      title: "담아둠 박스 사용 여부",
      "x-required-message": "담아둠 박스를 쓸지 골라 주세요.",
      type: "boolean",
    },
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    collection: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "수거 일정",
      "x-prefix": "박스를 수거할",
    },
    heavy_load: {
      title: "20kg 이상인 짐 여부",
      "x-required-message": "20kg 이상인 짐이 있는지 골라 주세요.",
      type: "boolean",
    },
    extra_help: {
      title: "추가 인원 필요 여부",
      "x-required-message": "작업자가 더 필요한지 골라 주세요.",
      type: "boolean",
    },
    helper_count: {
      title: "추가 인원",
      "x-unit": "명",
      "x-answer": "chosen",
      type: "integer",
      minimum: 1,
      maximum: 5,
    },
    payment_type: {
      type: "string",
      enum: ["NORMAL", "SUBSCRIPTION"],
      title: "결제 방법",
    },
    promotion: {
      type: "string",
      enum: ["FREE_MONTH3"],
      title: "이벤트",
    },
    continuation_reminder: {
      title: "이어서 보관할지 미리 묻기",
      type: "boolean",
    },
    coupon_id: {
      title: "쿠폰",
      type: "string",
      format: "uuid",
    },
    memo: {
      title: "요청 사항",
      type: "string",
      maxLength: 500,
    },
  },
};

export const StorageReschedule: BodySchema<body.StorageReschedule> = {
  type: "object",
  additionalProperties: false,
  required: ["agreed_amount"],
  minProperties: 2,
  properties: {
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    collection: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "수거 일정",
      "x-prefix": "박스를 수거할",
    },
    agreed_amount: {
      title: "확인한 금액",
      type: "integer",
      minimum: 0,
      maximum: 1000000000,
    },
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const StorageTimes: BodySchema<body.StorageTimes> = {
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  properties: {
    delivery: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "배송 일정",
      "x-prefix": "박스를 받을",
    },
    collection: {
      type: "object",
      additionalProperties: false,
      required: ["date", "time"],
      properties: {
        date: {
          type: "string",
          format: "date",
          title: "날짜",
        },
        time: {
          "x-answer": "chosen",
          type: "string",
          pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
          title: "시간",
        },
      },
      title: "수거 일정",
      "x-prefix": "박스를 수거할",
    },
  },
};

export const Termination: BodySchema<body.Termination> = {
  type: "object",
  additionalProperties: false,
  required: ["end_date"],
  properties: {
    end_date: {
      type: "string",
      format: "date",
      title: "보관을 끝낼 날짜",
    },
    reason: {
      title: "취소 사유",
      type: "string",
      maxLength: 200,
    },
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const TerminationDraft: BodySchema<body.TerminationDraft> = {
  type: "object",
  additionalProperties: false,
  required: ["end_date"],
  properties: {
    end_date: {
      type: "string",
      format: "date",
      title: "보관을 끝낼 날짜",
    },
  },
};

export const TicketLogin: BodySchema<body.TicketLogin> = {
  type: "object",
  additionalProperties: false,
  required: ["sns_id"],
  properties: {
    sns_id: {
      type: "string",
      pattern: "^[A-Za-z0-9._-]{20,1024}$",
    },
  },
};

export const Upgrade: BodySchema<body.Upgrade> = {
  type: "object",
  additionalProperties: false,
  required: ["grade"],
  properties: {
    grade: {
      title: "보관 방법",
      type: "string",
      enum: ["BASIC", "CLIMATE"],
    },
    method: {
      title: "결제 수단",
      type: "string",
      enum: ["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"],
    },
    payment_id: {
      title: "등록한 결제 수단",
      type: "string",
      format: "uuid",
    },
  },
};

export const UpgradeDraft: BodySchema<body.UpgradeDraft> = {
  type: "object",
  additionalProperties: false,
  required: ["grade"],
  properties: {
    grade: {
      title: "보관 방법",
      type: "string",
      enum: ["BASIC", "CLIMATE"],
    },
  },
};
