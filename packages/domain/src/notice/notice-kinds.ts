/** In the order of the settings. */
export const NOTICE_KINDS = ["CONTRACT", "PAYMENT", "SECURITY", "VISIT", "PROGRESS"] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

interface AboutKind {
  readonly label: string;
  readonly says: string;
  /** Whether a contract or the account's safety needs it, so that it cannot be switched off. */
  readonly isNeeded: boolean;
}

/**
 * What a notice is about. Whoever has a contract must learn what changes in it, in its
 * money and in who can open their account; the rest is a service that members can do without. Advertisements are no
 * notices: the answer to that consent decides about them.
 */
export const noticeKinds: Readonly<Record<NoticeKind, AboutKind>> = {
  CONTRACT: {
    label: "예약과 계약",
    says: "예약 확정, 시간 변경, 취소, 보관 종료, 파손",
    isNeeded: true,
  },
  PAYMENT: { label: "결제와 환불", says: "결제할 금액, 결제 결과, 미납, 환불", isNeeded: true },
  SECURITY: { label: "로그인과 보안", says: "새 기기에서 로그인했을 때", isNeeded: true },
  VISIT: { label: "방문 미리 알림", says: "찾아가기 하루 전, 담당 팀, 팀 출발", isNeeded: false },
  PROGRESS: {
    label: "견적과 진행 소식",
    says: "견적 저장, 박스 도착, 이사 시작, 박스 수거",
    isNeeded: false,
  },
};

/** How notices of a kind reach a member; what Kakao cannot deliver comes as a text message too. */
export const noticeChannels = { KAKAO: "카카오톡", SMS: "문자", OFF: "받지 않기" } as const;

export type NoticeChannel = keyof typeof noticeChannels;

/** The channels that a kind can have. */
export function channelsOfKind(kind: NoticeKind): readonly NoticeChannel[] {
  return noticeKinds[kind].isNeeded ? ["KAKAO", "SMS"] : ["KAKAO", "SMS", "OFF"];
}

/** Shown for an attempt to switch off a kind that a contract needs. */
export const NEEDED_NOTICE_MESSAGE = "계약과 안전에 꼭 필요한 알림이라 끌 수 없어요.";
