/**
 * The first question as it stands on the page before the form engine has arrived. The definition in forms is what
 * counts; a test keeps both the same.
 */
export const firstQuestion = {
  id: "start",
  title: "어디서 이사하세요?",
  /** Address, detail, floor and carriage as the form draws them. */
  fieldHeights: ["3.625rem", "3.75rem", "4.25rem", "3.25rem"],
  stepNames: ["출발지", "도착지", "짐", "날짜와 시간", "박스", "무거운 짐과 도움", "확인"],
} as const;
