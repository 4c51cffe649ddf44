import type { PriceList } from "@damadum/domain";
import { Contact } from "./contact.tsx";
import { DayPlan } from "./day-plan.tsx";
import { PriceExamples } from "./price-examples.tsx";
import { Promises } from "./promises.tsx";
import { Questions } from "./questions.tsx";
import { Reviews } from "./reviews.tsx";

/** What stands below the price: how a day goes, what it costs, what is promised, what others say and ask. */
export function HomeSections({ priceList }: { readonly priceList: PriceList }) {
  return (
    <>
      <DayPlan />
      <PriceExamples priceList={priceList} />
      <Promises depositRate={priceList.depositRate} />
      <Reviews />
      <Questions />
      <Contact />
    </>
  );
}
