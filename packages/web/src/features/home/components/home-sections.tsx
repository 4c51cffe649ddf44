import type { PriceList } from "@damadum/domain";
import { Contact } from "./contact.tsx";
import { DayPlan } from "./day-plan.tsx";
import { PriceExamples } from "./price-examples.tsx";
import { Promises } from "./promises.tsx";
import { Questions } from "./questions.tsx";
import { Reviews } from "./reviews.tsx";
import { StoragePrice } from "./storage-price.tsx";

/** The sections below the price: moving day, price examples, promises, reviews, questions and contacts. */
export function HomeSections({ priceList }: { readonly priceList: PriceList }) {
  return (
    <>
      <StoragePrice />
      <DayPlan />
      <PriceExamples priceList={priceList} />
      <Promises depositRate={priceList.depositRate} />
      <Reviews />
      <Questions />
      <Contact />
    </>
  );
}
