import type { BoxFilter } from "@damadum/domain";
import type { CompanyBoxCount } from "@damadum/sdk";

interface Filter {
  readonly filter: BoxFilter;
  readonly label: string;
  /** Field of the response with the count of this filter. */
  readonly count: Exclude<keyof CompanyBoxCount, "expiring_days">;
}

/** The filters of the company's boxes in the order in which they are shown. */
export const boxFilters: readonly Filter[] = [
  { filter: "ALL", label: "전체", count: "all" },
  { filter: "STORED", label: "보관 중", count: "stored" },
  { filter: "MOVING", label: "보관 전·이동 중", count: "moving" },
  { filter: "EXPIRING", label: "보존 기한 임박", count: "expiring" },
  { filter: "RETURNED", label: "찾아간 박스", count: "returned" },
  { filter: "DISPOSED", label: "폐기 대기·완료", count: "disposed" },
];
