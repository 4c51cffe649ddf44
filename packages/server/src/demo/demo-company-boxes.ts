import { addDays } from "@damadum/domain";
import type { BoxUpdate } from "../features/company-box/update-company-box.ts";

const papers = [
  ["회계 증빙", "전표, 영수증, 세금계산서", "경영지원팀"],
  ["인사 기록", "인사 기록 카드, 근로 계약서", "인사팀"],
  ["계약서 원본", "거래처 계약서와 부속 합의서", "법무팀"],
  ["설계 도면", "1층에서 4층 배관과 전기 도면", "시설팀"],
  ["홍보물", "카탈로그, 견본, 행사 사진", "마케팅팀"],
  ["회의록", "이사회와 주주총회 회의록", "경영지원팀"],
] as const;

/** Kept for as long as they had to be: these the company has thrown away. */
const DISPOSED: readonly number[] = [3, 4];

/** What the demo company wrote about its boxes: papers of some years, a few to be thrown away soon. */
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
