import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { loadTerms } from "../shared/terms/load-terms.ts";
import { termsNames, termsPages, type TermsName } from "../shared/terms/terms-pages.ts";
import { pageRoute } from "./chunks/lazy-page.ts";
import { aliasLoader } from "./redirects.ts";

/** Informational pages: the same for everyone, without data from the server. */
export const informationPages = (): RouteObject[] => [
  pageRoute(paths.brand, {
    prerender: true,
    popups: true,
    title: "브랜드 소개",
    description:
      "금액을 숨기지 않고, 짐의 자리를 알려 드리고, 끝까지 책임지는 이사와 박스 보관 서비스예요.",
    screen: async () => (await import("../features/brand/brand-screen.tsx")).BrandScreen,
  }),
  pageRoute(paths.guide, {
    prerender: true,
    popups: true,
    title: "이용 안내",
    description: "이사와 보관이 어떤 순서로 진행되는지, 무엇을 준비하면 되는지 알려 드려요.",
    screen: async () => (await import("../features/guide/guide-screen.tsx")).GuideScreen,
  }),
  pageRoute(paths.guideEstimate, {
    prerender: true,
    title: "이사 안내",
    description:
      "견적부터 예약, 박스 배송, 이사, 빈 박스 수거까지의 순서와 금액에 들어 있는 것, 취소 수수료를 알려 드려요.",
    screen: async () =>
      (await import("../features/guide/guide-estimate-screen.tsx")).GuideEstimateScreen,
  }),
  pageRoute(paths.guideStorage, {
    prerender: true,
    title: "보관 안내",
    description:
      "빈 박스 배송부터 수거, 보관, 찾기까지의 순서와 보관료, 맡길 수 없는 물건을 알려 드려요.",
    screen: async () =>
      (await import("../features/guide/guide-storage-screen.tsx")).GuideStorageScreen,
  }),
  pageRoute(paths.support, {
    prerender: true,
    title: "고객센터",
    description: "전화와 카카오톡, 이메일로 물어볼 수 있어요. 상담 시간과 준비할 것을 알려 드려요.",
    screen: async () => (await import("../features/support/support-screen.tsx")).SupportScreen,
  }),
  pageRoute(paths.faq, {
    prerender: true,
    title: "자주 묻는 질문",
    description: "견적과 예약, 결제와 환불, 박스와 보관에 대해 많이 물어보시는 것을 모았어요.",
    screen: async () => (await import("../features/support/faq-screen.tsx")).FaqScreen,
  }),
  {
    path: paths.terms.path,
    children: [
      {
        index: true,
        loader: aliasLoader({ getHref: () => paths.terms.getHref("use") }),
        element: null,
      },
      ...termsNames.map(termsPage),
    ],
  },
];

/** The URL of an older wording ends with its day. */
function termsPage(name: TermsName): RouteObject {
  return pageRoute(
    { path: `${name}/:version?` },
    {
      ...termsPages[name],
      prerender: [paths.terms.getHref(name)],
      screen: async () => {
        const [{ createTermsScreen }, document] = await Promise.all([
          import("../features/terms/terms-screen.tsx"),
          loadTerms(name),
        ]);
        return createTermsScreen({ name, document });
      },
    },
  );
}
