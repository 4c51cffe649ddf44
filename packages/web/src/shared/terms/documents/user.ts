import { PROMISED_MINUTES, retainedRecords, socialLogins } from "@damadum/domain";
import type { TermsArticle, TermsDocument } from "../terms-document.ts";
import { CURRENT } from "../figures.ts";
import { retentionRow } from "./retention-row.ts";

const articles: readonly TermsArticle[] = [
  {
    title: "목적",
    clauses: [
      "이 약관은 회원의 가입과 계정 관리, 탈퇴, 회원과 회사의 의무를 정합니다. 여기에 없는 내용은 이용약관을 따릅니다.",
    ],
  },
  {
    title: "가입",
    clauses: [
      `아이디로 가입하거나 ${socialNames()} 계정으로 가입할 수 있습니다.`,
      "만 14세 이상만 가입할 수 있습니다.",
      "필수 동의 항목에 동의하고 필요한 정보를 입력하면 가입이 이루어집니다. 선택 항목은 동의하지 않아도 됩니다.",
      {
        text: "회사는 다음 가입을 거절하거나 나중에 취소할 수 있습니다.",
        items: [
          "다른 사람의 이름이나 번호를 쓴 가입",
          "만 14세 미만의 가입",
          "서비스 운영을 방해하려는 가입",
        ],
      },
    ],
  },
  {
    title: "계정의 관리",
    clauses: [
      "비밀번호는 회원이 관리하고 다른 사람에게 알리지 않습니다.",
      "다른 사람이 계정을 쓴다는 것을 알면 바로 비밀번호를 바꾸고 회사에 알립니다.",
      `개인정보나 비밀번호를 바꿀 때에는 ${PROMISED_MINUTES.ownership}분 안에 로그인했거나 비밀번호를 다시 입력한 경우에만 진행합니다.`,
      "이름과 생년월일, 전화번호는 본인 인증으로 새로 등록할 수 있습니다.",
    ],
  },
  {
    title: "알림",
    clauses: [
      "주문의 진행과 결제는 회원이 등록한 번호의 문자나 알림톡으로 알립니다.",
      "혜택 소식은 따로 동의한 회원에게만 보냅니다. 동의는 내 정보에서 언제든 바꿀 수 있으며, 2년이 지나면 다시 동의한 회원에게만 보냅니다.",
    ],
  },
  {
    title: "쿠폰",
    clauses: [
      "쿠폰은 적힌 조건과 기간 안에 쓸 수 있고 현금으로 바꿀 수 없습니다.",
      "쿠폰을 쓴 주문을 취소하고 결제한 금액을 모두 환불받으면 쿠폰도 되돌려 드립니다.",
    ],
  },
  {
    title: "이용 제한",
    clauses: [
      "회원이 약관이나 법을 어기면 회사는 알린 뒤 이용을 제한할 수 있습니다. 회원은 이의를 제기할 수 있습니다.",
      "제한하는 동안에도 맡긴 박스를 찾고 진행 중인 주문을 마칠 수 있습니다.",
    ],
  },
  {
    title: "탈퇴",
    clauses: [
      "회원은 내 정보에서 언제든 탈퇴할 수 있습니다.",
      "진행 중인 주문이 있거나 박스를 보관하고 있거나 낼 금액이 남아 있으면, 그 일이 끝난 뒤에 탈퇴할 수 있습니다.",
      "탈퇴하면 이름, 전화번호, 생년월일, 이메일, 주소록, 연결한 소셜 계정과 등록한 결제 수단을 바로 지웁니다. 되돌릴 수 없습니다.",
      {
        text: "다음 기록은 법에 따라 회원과 떼어 보관한 뒤 지웁니다.",
        table: {
          caption: "탈퇴한 뒤 보관하는 기록",
          headers: ["기록과 근거", "기간"],
          rows: retainedRecords().map(retentionRow),
        },
      },
    ],
  },
  {
    title: "기업 회원",
    clauses: [
      "기업 회원은 소속 기업을 대신해 계약, 박스, 작업과 청구서를 보고 요청합니다.",
      "한 기업의 기업 회원은 그 기업의 정보를 함께 봅니다. 기업은 담당자가 바뀌면 회사에 알립니다.",
      "마지막 기업 회원은 진행 중인 계약이나 청구하지 않은 작업이 있으면 탈퇴할 수 없습니다.",
    ],
  },
  {
    title: "회사의 의무",
    clauses: [
      "회사는 회원의 개인정보를 개인정보처리방침에 따라 보호합니다.",
      "회사는 회원의 의견과 불만을 받고 처리 결과를 알립니다.",
    ],
  },
];

/** 회원약관: what applies between members and the company. */
export const document: TermsDocument = {
  summary: [
    "만 14세 이상이면 가입할 수 있어요.",
    "혜택 소식은 따로 동의한 분께만 보내요.",
    "탈퇴하면 바로 지우고, 법이 정한 기록만 따로 보관해요.",
  ],
  revisions: [{ effectiveFrom: CURRENT, changes: [], articles }],
};

function socialNames(): string {
  return Object.values(socialLogins)
    .map(({ label }) => label)
    .join(", ");
}
