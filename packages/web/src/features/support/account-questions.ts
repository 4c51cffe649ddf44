import { paths } from "../../shared/paths.ts";

/** Questions about the account itself. */
export const accountQuestions = [
  {
    id: "forgot-account",
    category: "account",
    question: "아이디나 비밀번호를 잊었어요.",
    answer:
      "아이디는 본인 인증으로 찾고, 비밀번호는 가입한 번호로 받은 인증번호로 새로 정할 수 있어요.",
    more: { label: "아이디 찾기", to: paths.findId.getHref() },
  },
  {
    id: "notice-settings",
    category: "account",
    question: "알림을 끄거나 문자로 받을 수 있나요?",
    answer:
      "네. 알림마다 카카오톡과 문자 중에 고르고, 방문 미리 알림과 진행 소식은 끌 수 있어요. 예약과 결제, 보안 알림은 꼭 필요해서 끌 수 없어요.",
    more: { label: "알림 설정 보기", to: paths.noticeSettings.getHref() },
  },
  {
    id: "my-data",
    category: "account",
    question: "저장된 제 정보를 모두 받을 수 있나요?",
    answer:
      "네. 회원 정보와 주문, 결제, 박스와 사진까지 저장한 것을 모두 파일 하나로 바로 받을 수 있어요. 비밀번호를 한 번 더 확인해요.",
    more: { label: "내 자료 받기", to: paths.myData.getHref() },
  },
  {
    id: "unknown-device",
    category: "account",
    question: "모르는 기기에서 로그인했다는 알림을 받았어요.",
    answer:
      "로그인한 기기에서 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요. 비밀번호를 바꾸면 다른 기기는 모두 로그아웃돼요.",
    more: { label: "로그인한 기기 보기", to: paths.devices.getHref() },
  },
  {
    id: "withdraw",
    category: "account",
    question: "탈퇴하려면 어떻게 하나요?",
    answer:
      "내 정보에서 탈퇴할 수 있어요. 진행 중인 주문이나 보관하는 박스, 결제할 금액이 있으면 마무리한 뒤에 할 수 있어요.",
    more: { label: "내 정보로", to: paths.profile.getHref() },
  },
] as const;
