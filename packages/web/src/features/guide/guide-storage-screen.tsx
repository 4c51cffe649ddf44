import { prohibitedInStorage, prohibitedOnMoves, storageCancelSentences } from "@damadum/domain";
import { CallToAction } from "../../shared/page/call-to-action.tsx";
import { paths } from "../../shared/paths.ts";
import { GuidePage } from "./components/guide-page.tsx";
import { storageGuidePrices, storageGuideSteps } from "./guide-text.ts";

/** /guide/storage: how boxes are kept and what it costs. */
export function GuideStorageScreen() {
  return (
    <GuidePage
      illustration="warehouse"
      title="보관 안내"
      lead="박스에 담아 두시면 가져가서 보관하고, 필요할 때 다시 가져다 드려요."
      steps={storageGuideSteps}
      prices={storageGuidePrices}
      priceNote="모두 부가세를 넣은 금액이에요. 쓰지 않은 날은 돌려 드려요."
      cancelRules={storageCancelSentences}
      prohibited={[...prohibitedInStorage, ...prohibitedOnMoves]}
      terms={{ label: "보관약관 보기", to: paths.terms.getHref("storage") }}
      callToAction={
        <CallToAction
          title="내 짐은 얼마에 맡길 수 있을까요?"
          text="박스 개수와 기간을 고르면 바로 알 수 있어요."
          action={{ label: "보관 견적 보기", to: paths.storageQuote.getHref() }}
        />
      }
    />
  );
}
