import { addDays } from "@damadum/domain";
import type { BoxUpdate } from "../company/company-box/update-company-box.ts";

const papers = [
  ["회계 증빙", "전표, 영수증, 세금계산서", "경영지원팀"],
  ["인사 기록", "인사 기록 카드, 근로 계약서", "인사팀"],
  ["계약서 원본", "거래처 계약서와 부속 합의서", "법무팀"],
  ["설계 도면", "1층에서 4층 배관과 전기 도면", "시설팀"],
  ["홍보물", "카탈로그, 견본, 행사 사진", "마케팅팀"],
  ["회의록", "이사회와 주주총회 회의록", "경영지원팀"],
] as const;

/** Boxes past their retention day, which the company has disposed of. */
const DISPOSED: readonly number[] = [3, 4];

/** The demo company's description of a box: papers of several years, a few with a near retention day. */
export function demoCompanyBox(index: number, today: string): Required<Omit<BoxUpdate, "memo">> {
  const [name, contents, department] = papers[index % papers.length] ?? papers[0];
  const year = Number(today.slice(0, 4)) - 1 - Math.floor(index / papers.length);
  const daysLeft = DISPOSED.includes(index) ? -10 : index % 8 === 0 ? 7 + index : 200 + index * 45;
  return {
    name: `${year}년 ${name}`,
    contents,
    department,
    retentionUntil: addDays(today, daysLeft),
  };
}
