import type { IsoDate } from "../calendar/iso-date.ts";

/** The consents of a signup. */
export type ConsentKind = "TERMS" | "PRIVACY" | "AGE_14" | "MARKETING";

/** One thing to agree to: why, which data, how long (개인정보 보호법 제15조, 제22조). */
export interface ConsentDocument {
  readonly kind: ConsentKind;
  /** The day from which this wording applies; stored with each consent. */
  readonly version: IsoDate;
  readonly label: string;
  readonly required: boolean;
  readonly purpose: string;
  readonly items: string;
  readonly retention: string;
  /** The effect of refusing, which the law requires to be stated. */
  readonly refusal: string;
  /** Channels of the advertising that this consent covers (정보통신망법 제50조). */
  readonly channels?: readonly ("SMS" | "EMAIL")[];
}

/** Every consent of a signup, in the order in which it is shown. None is preselected. */
export const consentDocuments: readonly ConsentDocument[] = [
  {
    kind: "TERMS",
    version: "2026-11-01",
    label: "이용약관 동의",
    required: true,
    purpose: "회원 계약을 맺고 보관·운송 서비스를 제공해요.",
    items: "이용약관과 회원약관의 내용",
    retention: "탈퇴할 때까지",
    refusal: "동의하지 않으면 가입할 수 없어요.",
  },
  {
    kind: "PRIVACY",
    version: "2026-11-01",
    label: "개인정보 수집·이용 동의",
    required: true,
    purpose: "본인 확인, 주문 처리, 문의와 분쟁 답변",
    items: "아이디, 비밀번호, 이름, 휴대전화 번호, 이메일(선택)",
    retention:
      "탈퇴하면 바로 지워요. 다만 법에 따라 계약과 결제 기록은 5년, 소비자 불만과 분쟁 기록은 3년, 접속 기록은 3개월 동안 따로 보관해요.",
    refusal: "동의하지 않으면 가입할 수 없어요.",
  },
  {
    kind: "AGE_14",
    version: "2026-11-01",
    label: "만 14세 이상이에요",
    required: true,
    purpose: "만 14세 미만은 법정대리인의 동의가 필요해 가입할 수 없어요.",
    items: "만 14세 이상인지에 대한 확인",
    retention: "탈퇴할 때까지",
    refusal: "만 14세 이상만 가입할 수 있어요.",
  },
  {
    kind: "MARKETING",
    version: "2026-11-01",
    label: "혜택·이벤트 소식 받기",
    required: false,
    purpose: "할인과 이벤트 소식을 문자와 이메일로 안내",
    items: "휴대전화 번호, 이메일",
    retention: "동의를 거두거나 탈퇴할 때까지, 길어도 2년. 그 뒤에는 다시 동의하시면 보내요.",
    refusal: "동의하지 않아도 가입할 수 있고, 언제든 내 정보에서 바꿀 수 있어요.",
    channels: ["SMS", "EMAIL"],
  },
];
