/** Groups of neighbouring regions that share a distance price. */
export type ZoneArea = "CAPITAL" | "GANGWON" | "CHUNGCHEONG" | "YEONGNAM" | "HONAM" | "JEJU";

/**
 * Regions (시도) by the first two digits of the five-digit postal code, both ends included.
 * Source: 우정사업본부, 국가기초구역번호 (우편번호) 체계.
 */
export const zones = {
  SEOUL: { label: "서울", area: "CAPITAL", from: 1, to: 9 },
  GYEONGGI: { label: "경기", area: "CAPITAL", from: 10, to: 20 },
  INCHEON: { label: "인천", area: "CAPITAL", from: 21, to: 23 },
  GANGWON: { label: "강원", area: "GANGWON", from: 24, to: 26 },
  CHUNGBUK: { label: "충북", area: "CHUNGCHEONG", from: 27, to: 29 },
  SEJONG: { label: "세종", area: "CHUNGCHEONG", from: 30, to: 30 },
  CHUNGNAM: { label: "충남", area: "CHUNGCHEONG", from: 31, to: 33 },
  DAEJEON: { label: "대전", area: "CHUNGCHEONG", from: 34, to: 35 },
  GYEONGBUK: { label: "경북", area: "YEONGNAM", from: 36, to: 40 },
  DAEGU: { label: "대구", area: "YEONGNAM", from: 41, to: 43 },
  ULSAN: { label: "울산", area: "YEONGNAM", from: 44, to: 45 },
  BUSAN: { label: "부산", area: "YEONGNAM", from: 46, to: 49 },
  GYEONGNAM: { label: "경남", area: "YEONGNAM", from: 50, to: 53 },
  JEONBUK: { label: "전북", area: "HONAM", from: 54, to: 56 },
  JEONNAM: { label: "전남", area: "HONAM", from: 57, to: 60 },
  GWANGJU: { label: "광주", area: "HONAM", from: 61, to: 62 },
  JEJU: { label: "제주", area: "JEJU", from: 63, to: 63 },
} as const satisfies Record<string, { label: string; area: ZoneArea; from: number; to: number }>;

/** One region (시도). */
export type Zone = keyof typeof zones;
