/**
 * The first question as shown before the form engine has loaded. The definition in forms is authoritative; a test
 * keeps both in sync.
 */
export const firstQuestion = {
  id: "boxes",
  title: "박스가 몇 개 필요하세요?",
  /** Heights of the picture, the examples and the counter in the form. */
  fieldHeights: ["7rem", "9.5rem", "3.5rem"],
  stepNames: ["박스", "기간", "결제", "담을 박스", "박스 수거", "주소", "무거운 짐과 도움", "확인"],
} as const;
