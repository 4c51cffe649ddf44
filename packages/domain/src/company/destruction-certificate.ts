import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import { formatCount } from "../money/format-count.ts";

/** The statement of a certificate, on the page and in the PDF. */
export function certificateStatement({
  boxCount,
  destroyedOn,
}: {
  readonly boxCount: number;
  /** YYYY-MM-DD */
  readonly destroyedOn: string;
}): string {
  return `아래 기업이 맡긴 박스 ${formatCount(boxCount)}개와 그 안의 내용물을 ${formatKoreanDate(destroyedOn)}까지 다시 쓸 수 없게 모두 폐기했음을 확인합니다.`;
}

/** The code of a certificate as it is printed: four groups of four letters. */
export function groupCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}
