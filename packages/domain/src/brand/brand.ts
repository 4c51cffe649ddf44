/**
 * Everything that names the company that runs the service. Company details are samples: replace this
 * file before running it.
 */
export const brand = {
  name: "담아둠",
  nameInLatin: "damadum",
  slogan: "담아 두면 되는 박스 보관과 운송",
  /** Page title where a route sets none. */
  defaultTitle: "담아둠 | 박스 보관과 운송 견적",
  /** Description of a page that sets none for search engines. */
  description:
    "짐과 날짜를 알려 주시면 이사와 운송 견적을 바로 계산해 드려요. 금액을 한 줄씩 설명하고, 결제와 주문까지 한 번에 끝나요.",
  /** Pages answer on `web`; `webWithWww` redirects there. Reserved example names until replaced. */
  hosts: {
    web: "damadum.example",
    webWithWww: "www.damadum.example",
    stagingWeb: "staging.damadum.example",
    api: "api.damadum.example",
    developmentWeb: "dev.damadum.example",
    developmentApi: "dev-api.damadum.example",
  },
  /** The product's own app: its mark in the user agent, its name in the stores, and the scheme of links into it. */
  app: { userAgent: "DamadumApp", id: "example.damadum.app", scheme: "damadum" },
  company: {
    /** Shown beside the details for as long as they are samples. */
    isSample: true,
    name: "담아둠 주식회사(예시)",
    representative: "대표자 예시",
    address: "서울특별시 예시구 예시로 1 (예시 주소)",
    phoneNumber: "02-0000-0000",
    email: "help@damadum.example",
    businessNumber: "000-00-00000",
    mailOrderNumber: "제0000-서울예시-0000호",
    /** 화물자동차 운송주선사업 허가, and the insurance of what a truck carries: a mover's paper names both. */
    haulingPermit: "제0000000호 (예시)",
    cargoInsurance: "예시손해보험 0000-000000",
    /** The letters of the seal on papers, read by rows of two. */
    seal: "담아둠인",
    hostingProvider: "호스팅 제공자 예시",
    privacyOfficer: "개인정보보호책임자 예시",
    /** Where companies transfer what they are billed. */
    bankAccount: { bank: "예시은행", number: "000-000000-00-000", holder: "담아둠(예시)" },
    supportHours: "평일 오전 9시부터 오후 6시까지 (점심 12시~1시)",
  },
  /** The Kakao channel for questions. Without a JavaScript key the chat opens as a link. */
  kakao: { javaScriptKey: "", channelPublicId: "_damadum_example" },
  links: {
    businessLookup: "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000",
    kakaoChannel: "https://pf.kakao.com/_damadum_example/chat",
  },
} as const;
