export interface Box {
  readonly id: string;
  readonly name: string;
  readonly department: string;
  readonly content: string;
  readonly until: string;
  readonly stored: boolean;
}

const departments = ["경영지원팀", "법무팀", "인사팀", "재무회계팀", "연구소"];
const contents = ["세금계산서와 지출 증빙", "계약서 원본", "채용 서류", "결산 자료", "시험 기록지"];

/** Boxes of a company as rows of a table. */
export const boxesOf = (count: number): readonly Box[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `CB${String(index + 1).padStart(6, "0")}`,
    name: `${2020 + (index % 6)}년 ${contents[index % 5]} ${index + 1}`,
    department: departments[(index * 3) % 5] ?? "",
    content: `${contents[(index * 2) % 5]}, ${contents[(index + 1) % 5]}`,
    until: `20${30 + (index % 5)}년 12월 31일`,
    stored: index % 7 !== 3,
  }));
