/** One kind of refused goods, and why they are refused. */
export interface ProhibitedGoods {
  readonly kind: string;
  readonly examples: readonly string[];
  /** In the words of a screen; `clause` is in those of the terms. */
  readonly reason: string;
  readonly clause: string;
}

/** Goods refused on moves (이사화물 표준약관 제7조, 위험물안전관리법). */
export const prohibitedOnMoves: readonly ProhibitedGoods[] = [
  {
    kind: "귀중품",
    examples: ["현금", "유가증권", "귀금속", "예금통장", "인감", "신분증"],
    reason: "값을 확인하기 어려워요. 직접 챙겨 주세요.",
    clause: "값을 확인하기 어려우므로 고객이 직접 운반합니다.",
  },
  {
    kind: "위험물",
    examples: ["가스통", "휘발유·등유", "페인트·시너", "부탄가스", "화약류"],
    reason: "불이 나거나 터질 수 있어요.",
    clause: "불이 나거나 터질 수 있습니다.",
  },
  {
    kind: "특별한 관리가 필요한 물건",
    examples: ["미술품", "골동품", "대형 수족관", "동물"],
    reason: "전문 운송이 필요해요. 먼저 고객센터에 알려 주세요.",
    clause: "전문 운송이 필요하므로 먼저 고객센터에 알려야 합니다.",
  },
  {
    kind: "다른 짐을 더럽힐 수 있는 물건",
    examples: ["새는 액체", "냄새가 심한 물건", "젖은 짐"],
    reason: "함께 싣는 짐이 상할 수 있어요.",
    clause: "함께 싣는 짐이 상할 수 있습니다.",
  },
];

/** Goods refused in storage, in addition to those refused on moves. */
export const prohibitedInStorage: readonly ProhibitedGoods[] = [
  {
    kind: "음식과 상하는 물건",
    examples: ["음식물", "냉장·냉동 식품", "반려동물 사료", "화분"],
    reason: "썩거나 벌레가 생겨 다른 박스까지 상해요.",
    clause: "썩거나 벌레가 생겨 다른 박스까지 상합니다.",
  },
  {
    kind: "깨지기 쉬운 물건",
    examples: ["포장하지 않은 유리", "도자기", "거울"],
    reason: "박스를 쌓아 보관해요. 완충재로 감싼 것만 맡길 수 있어요.",
    clause: "박스를 쌓아 보관하므로 완충재로 감싼 것만 맡길 수 있습니다.",
  },
  {
    kind: "법으로 막은 물건",
    examples: ["마약류", "총포·도검", "훔친 물건"],
    reason: "알게 되면 경찰에 신고해요.",
    clause: "알게 되면 경찰에 신고합니다.",
  },
];
