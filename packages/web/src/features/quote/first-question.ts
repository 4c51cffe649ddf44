/**
 * The first question as shown before the form engine has loaded. The definition in forms is authoritative; a test
 * keeps both in sync.
 */
export const firstQuestion = {
  id: "start",
  title: "어디서 이사하세요?",
  /** Heights of address, detail, floor and carriage in the form. */
  fieldHeights: ["3.625rem", "3.75rem", "4.25rem", "3.25rem"],
  stepNames: ["출발지", "도착지", "짐", "날짜와 시간", "박스", "무거운 짐과 도움", "확인"],
} as const;
