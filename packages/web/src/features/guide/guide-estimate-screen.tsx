import { prohibitedOnMoves } from "@damadum/domain";
import { CallToAction } from "../../shared/page/call-to-action.tsx";
import { paths } from "../../shared/paths.ts";
import { GuidePage } from "./components/guide-page.tsx";
import { moveCancelSentences, moveGuidePrices, moveGuideSteps } from "./guide-text.ts";

/** /guide/estimate: how a move goes and what it costs. */
export function GuideEstimateScreen() {
  return (
    <GuidePage
      illustration="truck"
      title="이사 안내"
      lead="박스 배송부터 이사, 빈 박스 수거까지 한 번에 해 드려요."
      steps={moveGuideSteps}
      prices={moveGuidePrices}
      priceNote="모두 부가세를 넣은 금액이에요. 동의 없이 추가 요금을 받지 않아요."
      cancelRules={moveCancelSentences}
      prohibited={prohibitedOnMoves}
      terms={{ label: "운송약관 보기", to: paths.terms.getHref("move") }}
      callToAction={
        <CallToAction
          title="내 이사는 얼마일까요?"
          text="주소와 짐을 고르면 바로 알 수 있어요."
          action={{ label: "견적 보기", to: paths.home.getHref() }}
        />
      }
    />
  );
}
