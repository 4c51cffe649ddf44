/**
 * The first question as shown before the form engine has loaded. The definition in forms is authoritative; a test
 * keeps both in sync.
 */
export const firstQuestion = {
  id: "place",
  title: "어디에서 박스를 가져갈까요?",
  /** Heights of address, detail, floor and carriage in the form. */
  fieldHeights: ["3.625rem", "3.75rem", "4.25rem", "10rem"],
  stepNames: ["주소", "기간", "박스", "담을 박스", "박스 수거", "무거운 짐과 도움", "결제", "확인"],
} as const;
