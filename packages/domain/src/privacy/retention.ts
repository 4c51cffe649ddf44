import { instantAfter } from "../calendar/instant-after.ts";
import { seoulInstant } from "../calendar/seoul-instant.ts";
import { todayInSeoul } from "../calendar/today-in-seoul.ts";

/** How long personal data is kept, from when, and why: what the policy prints and the server destroys by. */
export interface RetentionRule {
  readonly record: string;
  /** No time at all: it is destroyed with the event itself. */
  readonly period: { readonly count: number; readonly unit: "day" | "month" | "year" } | null;
  /** What the period begins with. */
  readonly from: string;
  /** The law that wants it kept; null where nothing but its purpose does. */
  readonly law: string | null;
  /** Whether it stays when a member leaves, under a number apart from the person. */
  readonly outlivesMember: boolean;
}

export type RetentionRuleName =
  | "CONTRACT"
  | "PAYMENT"
  | "DISPUTE"
  | "ACCESS"
  | "OPERATOR"
  | "MARKETING"
  | "ACCOUNT"
  | "VISITOR_QUOTE"
  | "UNPAID"
  | "NOTICE"
  | "BRIEF";

export const retentionRules: Readonly<Record<RetentionRuleName, RetentionRule>> = {
  CONTRACT: {
    record: "계약과 청약 철회 기록",
    period: { count: 5, unit: "year" },
    from: "거래가 끝난 날",
    law: "전자상거래법",
    outlivesMember: true,
  },
  PAYMENT: {
    record: "결제와 서비스 공급 기록",
    period: { count: 5, unit: "year" },
    from: "결제한 해의 세금 신고 기한",
    law: "전자상거래법과 국세기본법",
    outlivesMember: true,
  },
  DISPUTE: {
    record: "소비자 불만과 분쟁 처리 기록",
    period: { count: 3, unit: "year" },
    from: "처리가 끝난 날",
    law: "전자상거래법",
    outlivesMember: true,
  },
  ACCESS: {
    record: "접속 기록",
    period: { count: 3, unit: "month" },
    from: "로그인이 끝난 날",
    law: "통신비밀보호법",
    outlivesMember: true,
  },
  OPERATOR: {
    record: "담당자의 열람과 처리 기록",
    period: { count: 2, unit: "year" },
    from: "처리한 달의 끝",
    law: "개인정보 보호법",
    outlivesMember: false,
  },
  MARKETING: {
    record: "혜택 소식 수신 동의",
    period: { count: 2, unit: "year" },
    from: "동의한 날",
    law: "정보통신망법",
    outlivesMember: false,
  },
  ACCOUNT: {
    record: "회원 정보, 주소록, 로그인 수단, 결제 수단",
    period: null,
    from: "탈퇴한 날",
    law: null,
    outlivesMember: false,
  },
  VISITOR_QUOTE: {
    record: "회원이 아닌 분의 견적",
    period: null,
    from: "견적의 유효 기간이 끝난 날",
    law: null,
    outlivesMember: false,
  },
  UNPAID: {
    record: "결제하지 않은 회원의 견적과 신청, 쿠폰",
    period: { count: 1, unit: "year" },
    from: "유효 기간이 끝난 날",
    law: null,
    outlivesMember: false,
  },
  NOTICE: {
    record: "문자와 알림톡으로 보낸 내용",
    period: { count: 3, unit: "month" },
    from: "보낸 날",
    law: null,
    outlivesMember: false,
  },
  BRIEF: {
    record: "인증 번호, 쓰지 않은 사진",
    period: { count: 1, unit: "day" },
    from: "만든 날",
    law: null,
    outlivesMember: false,
  },
};

const units = { day: "일", month: "개월", year: "년" } as const;

/** How long it is kept; what has no period goes at once. */
export function retentionPeriod({ period }: RetentionRule): string {
  return period === null ? "바로" : `${period.count}${units[period.unit]}`;
}

/** The same with the day that it counts from. */
export function retentionTime(rule: RetentionRule): string {
  return `${rule.from}${rule.period === null ? "" : "부터"} ${retentionPeriod(rule)}`;
}

/** What the period of a rule began with before this instant is over its time. */
export function retainedSince(name: RetentionRuleName, now: Date): Date {
  const { period } = retentionRules[name];
  const since = period === null ? now : instantAfter(now, -period.count, period.unit);
  return name === "PAYMENT" ? firstUntaxed(since) : since;
}

/** A company files the tax of a year until the end of the next March (법인세법 제60조). */
const TAX_FILED = "04-01";

/** The beginning of the first year whose tax is not filed yet. */
function firstUntaxed(at: Date): Date {
  const day = todayInSeoul(at);
  const year = Number(day.slice(0, 4));
  return seoulInstant(`${day.slice(5) >= TAX_FILED ? year : year - 1}-01-01`);
}

/** Records that stay after a withdrawal, stored under a number apart from the person. */
export const retainedRecords = (): readonly RetentionRule[] =>
  Object.values(retentionRules).filter(({ outlivesMember }) => outlivesMember);
