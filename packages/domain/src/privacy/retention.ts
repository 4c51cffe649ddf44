/** A record that must be kept, for how long, and by which law. */
export interface RetainedRecord {
  readonly record: string;
  readonly period: string;
  readonly law: string;
}

/** Records that stay after a withdrawal, stored under a number apart from the person. */
export const retainedRecords: readonly RetainedRecord[] = [
  { record: "계약과 청약 철회 기록", period: "5년", law: "전자상거래법" },
  { record: "결제와 서비스 공급 기록", period: "5년", law: "전자상거래법" },
  { record: "소비자 불만과 분쟁 처리 기록", period: "3년", law: "전자상거래법" },
  { record: "접속 기록", period: "3개월", law: "통신비밀보호법" },
];
