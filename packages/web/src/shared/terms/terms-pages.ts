/** The six terms (spec section 2) in the order of the footer: name, and a sentence for search engines. */
export const termsPages = {
  use: {
    title: "이용약관",
    description: "사이트를 이용하는 조건, 견적과 주문, 결제와 책임을 정한 약관이에요.",
  },
  user: {
    title: "회원약관",
    description: "가입과 탈퇴, 계정 관리, 회원과 회사의 의무를 정한 약관이에요.",
  },
  privacy: {
    title: "개인정보처리방침",
    description: "어떤 개인정보를 왜 모으고, 얼마나 보관하고, 어떻게 지우는지 알려 드려요.",
  },
  move: {
    title: "운송약관",
    description: "이사와 운송 계약, 계약금과 취소 수수료, 추가 요금과 파손 배상을 정한 약관이에요.",
  },
  storage: {
    title: "보관약관",
    description: "박스 보관 기간과 보관료, 연체와 해지, 맡길 수 없는 물건을 정한 약관이에요.",
  },
  damage: {
    title: "손해배상규정",
    description: "짐이 상하거나 없어졌을 때 알리는 방법과 배상 기준, 처리 순서를 알려 드려요.",
  },
} as const;

export type TermsName = keyof typeof termsPages;

/** Every name of the terms, in the order of the footer. */
export const termsNames = Object.keys(termsPages).filter(
  (name): name is TermsName => name in termsPages,
);
