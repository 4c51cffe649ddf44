import { brand, consentDocuments, retentionRules, type ConsentKind } from "@damadum/domain";
import { earlierArticles, type TermsArticle, type TermsDocument } from "../terms-document.ts";
import { CURRENT } from "../figures.ts";
import { retentionRow } from "./retention-row.ts";

const { company, name } = brand;

const rules = Object.values(retentionRules);

const articles: readonly TermsArticle[] = [
  {
    title: "개인정보를 모으는 목적과 항목",
    clauses: [
      `${company.name}(이하 '회사')는 ${name} 서비스에 필요한 정보만 모읍니다.`,
      {
        text: "가입할 때 동의를 받아 모으는 정보는 다음과 같습니다.",
        table: {
          caption: "동의를 받아 모으는 정보",
          headers: ["구분", "목적", "항목"],
          rows: [consentRow("PRIVACY", "필수"), consentRow("MARKETING", "선택")],
        },
      },
      {
        text: "서비스를 이용하는 동안 다음 정보가 더 모입니다.",
        table: {
          caption: "이용하면서 모이는 정보",
          headers: ["언제", "항목"],
          rows: [
            ["견적과 주문", "출발지와 도착지 주소, 층, 짐의 목록, 날짜, 요청 사항"],
            ["박스 보관", "박스 내용물의 이름과 사진"],
            ["결제", "결제 수단의 종류, 승인 번호, 금액 (카드 번호는 모으지 않음)"],
            ["본인 인증", "이름, 생년월일, 성별, 휴대전화 번호"],
            ["소셜 로그인", "소셜 계정의 식별 번호와 그 회사가 알려 준 이름, 이메일, 번호"],
            ["로그인", "로그인한 일시, 기기와 브라우저 종류, 되돌릴 수 없게 바꾼 IP 주소"],
            ["오류", "오류가 난 화면과 브라우저 종류 (이름, 이메일, 번호는 보내기 전에 지움)"],
          ],
        },
      },
    ],
  },
  {
    title: "보관 기간과 파기",
    clauses: [
      "개인정보는 목적을 이루거나 회원이 탈퇴하면 바로 지웁니다.",
      {
        text: "법이 보관하게 한 기록은 다음 기간 동안 보관합니다. 회원이 탈퇴하면 이름과 연락처, 상세 주소를 지우고 번호로만 보관합니다.",
        table: {
          caption: "법에 따라 보관하는 기록",
          headers: ["기록과 근거", "기간"],
          rows: rules.filter(({ law }) => law !== null).map(retentionRow),
        },
      },
      {
        text: "그 밖의 정보는 다음과 같이 지웁니다.",
        table: {
          caption: "목적을 이루면 지우는 정보",
          headers: ["정보", "기간"],
          rows: rules.filter(({ law }) => law === null).map(retentionRow),
        },
      },
      "기간이 지나면 되살릴 수 없는 방법으로 하루 안에 지우고, 사진은 그 뒤 이틀 안에 지웁니다. 종이에 적힌 정보는 잘게 자르거나 태웁니다.",
    ],
  },
  {
    title: "다른 곳에 제공",
    clauses: [
      "회사는 회원의 동의나 법의 근거 없이 개인정보를 다른 곳에 제공하지 않습니다.",
      "수사기관이 법이 정한 절차로 요구하면 필요한 만큼만 제공합니다.",
    ],
  },
  {
    title: "처리를 맡긴 곳",
    clauses: [
      {
        text: "회사는 다음 일을 전문 회사에 맡기고, 안전하게 처리하는지 살핍니다.",
        table: {
          caption: "처리를 맡긴 곳",
          headers: ["맡은 곳", "하는 일"],
          rows: [
            ["결제대행사 (예시)", "결제와 환불, 정기 결제"],
            ["본인확인기관 (예시)", "본인 인증"],
            ["문자 발송 회사 (예시)", "문자와 알림톡 발송"],
            ["오류 기록 회사 (예시)", "화면에서 난 오류의 기록"],
            ["운송 협력사 (예시)", "이사, 박스 배송과 수거"],
            [company.hostingProvider, "서버 운영"],
          ],
        },
      },
      "맡긴 곳이 바뀌면 이 방침에 적어 알립니다.",
    ],
  },
  {
    title: "이용자의 권리",
    clauses: [
      "회원은 내 정보에서 개인정보를 보고 고치고, 동의를 거두고, 탈퇴할 수 있습니다.",
      "고객센터에 열람, 정정, 삭제, 처리 정지를 요구하면 10일 안에 처리하고 결과를 알립니다.",
      "법정대리인이나 위임을 받은 사람도 요구할 수 있습니다.",
    ],
  },
  {
    title: "쿠키와 기기에 저장하는 정보",
    clauses: [
      {
        text: "회사는 광고 쿠키를 쓰지 않습니다. 서비스에 필요한 다음 정보만 이용자의 기기에 저장합니다.",
        items: [
          "로그인 상태를 이어 주는 정보 (로그아웃하면 지움)",
          "작성하던 견적과 신청 내용",
          "회원이 아닌 분이 견적이나 박스 내용물을 다시 여는 열쇠",
          "아직 보내지 못한 박스 내용물과 사진",
          "화면을 빨리 여는 파일과 화면 설정",
          "닫은 안내 창을 7일간 다시 보이지 않게 하는 정보",
        ],
      },
      "브라우저 설정에서 저장을 막거나 지울 수 있습니다. 막으면 로그인이 이어지지 않을 수 있습니다.",
    ],
  },
  {
    title: "안전하게 지키는 방법",
    clauses: [
      {
        text: "회사는 개인정보를 지키려고 다음 조치를 합니다.",
        items: [
          "비밀번호는 되돌릴 수 없게 바꾸어 저장",
          "주고받는 정보의 암호화",
          "볼 수 있는 사람을 줄이고 기록을 남김",
          "화면과 알림에서 이름과 번호의 일부를 가림",
        ],
      },
    ],
  },
  {
    title: "만 14세 미만",
    clauses: ["회사는 만 14세 미만의 가입을 받지 않으며, 알게 되면 정보를 바로 지웁니다."],
  },
  {
    title: "개인정보보호책임자",
    clauses: [
      {
        text: "개인정보에 관한 문의와 불만은 다음으로 알려 주시면 답변합니다.",
        items: [
          `개인정보보호책임자: ${company.privacyOfficer}`,
          `전화: ${company.phoneNumber}`,
          `이메일: ${company.email}`,
        ],
      },
      {
        text: "다음 기관에도 상담과 신고를 할 수 있습니다.",
        items: [
          "개인정보침해신고센터: 국번 없이 118",
          "개인정보분쟁조정위원회: 1833-6972",
          "대검찰청: 국번 없이 1301",
          "경찰청: 국번 없이 182",
        ],
      },
    ],
  },
  {
    title: "방침의 변경",
    clauses: [
      "방침을 바꾸면 적용일 7일 전부터 사이트에 알립니다. 중요한 권리가 바뀌면 30일 전부터 알립니다.",
    ],
  },
];

/** 개인정보처리방침 (개인정보 보호법 제30조): what is collected, why, how long, and whom to ask. */
export const document: TermsDocument = {
  summary: [
    "서비스에 필요한 정보만 모으고, 카드 번호는 저장하지 않아요.",
    "탈퇴하면 바로 지우고, 법이 정한 기록만 따로 보관해요.",
    "광고 쿠키를 쓰지 않아요.",
  ],
  revisions: [
    {
      effectiveFrom: CURRENT,
      changes: [
        "닫은 안내 창에 관한 정보를 기기에 저장한다는 것을 더했어요.",
        "무엇을 언제부터 얼마 동안 보관하고 지우는지 모두 적었어요.",
      ],
      articles,
    },
    {
      effectiveFrom: "2026-10-01",
      changes: [],
      articles: earlierArticles(articles, {
        "쿠키와 기기에 저장하는 정보": {
          title: "쿠키와 기기에 저장하는 정보",
          clauses: [
            {
              text: "회사는 광고 쿠키를 쓰지 않습니다. 서비스에 필요한 다음 정보만 이용자의 기기에 저장합니다.",
              items: [
                "로그인 상태를 이어 주는 정보 (로그아웃하면 지움)",
                "작성하던 견적과 신청 내용",
              ],
            },
          ],
        },
      }),
    },
  ],
};

function consentRow(kind: ConsentKind, need: string): readonly string[] {
  const found = consentDocuments.find((consent) => consent.kind === kind);
  return [need, found?.purpose ?? "", found?.items ?? ""];
}
