import type { Question } from "./page/question.ts";

/** A text typed into a field, and how many rounds are measured. */
export interface Case {
  readonly question: Question;
  /** Name in the report's table. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The field's value after typing. */
  readonly shown: string;
  readonly rounds: number;
}

export const cases: readonly Case[] = [
  {
    question: "detail",
    name: "quote: address detail",
    label: "상세 주소",
    text: "101동 1203호",
    shown: "101동 1203호",
    rounds: 4,
  },
  {
    question: "memo",
    name: "quote: memo",
    label: "요청 사항",
    text: "현관 번호는 전화로 드려요.",
    shown: "현관 번호는 전화로 드려요.",
    rounds: 4,
  },
  {
    question: "phone",
    name: "signup: phone",
    label: "휴대전화 번호",
    text: "01012345678",
    shown: "010-1234-5678",
    rounds: 4,
  },
  plain("20", 10),
  plain("100", 50),
  plain("400", 200),
];

function plain(question: Question, place: number): Case {
  const text = "101동 1203호";
  const name = `${question} plain inputs`;
  return { question, name, label: `답 ${place}`, text, shown: text, rounds: 3 };
}
