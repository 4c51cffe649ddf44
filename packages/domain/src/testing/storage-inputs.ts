import fc from "fast-check";
import { addDays } from "../calendar/iso-date.ts";
import { TIME_SLOTS } from "../calendar/time-slots.ts";
import type { ContractTerms } from "../storage/contract-terms.ts";
import { monthlyStorageAmount } from "../storage/storage-lines.ts";
import { storageEndDate } from "../storage/storage-end-date.ts";
import type { StorageDeliveryInput, StorageOrderInput } from "../storage/storage-input.ts";
import { storagePriceLists } from "../storage/storage-price-lists.ts";
import { TODAY } from "./estimate-inputs.ts";

/** Ten of our boxes for three months, on ordinary Tuesdays. */
export const tenBoxes: StorageOrderInput = {
  place: {
    postcode: "03925",
    address: "서울 마포구 월드컵북로 396",
    detail: "101동 1203호",
    floor: 12,
    carriage: "EV",
  },
  grade: "BASIC",
  months: 3,
  boxCount: 10,
  useBoxes: true,
  delivery: { date: "2026-12-08", time: "09:00" },
  collection: { date: "2026-12-15", time: "13:00" },
  heavyLoad: false,
  extraHelp: false,
  paymentType: "NORMAL",
};

/** One stored box is delivered, for good or for a while. */
export const oneBoxDelivery: StorageDeliveryInput = {
  boxSerials: ["BX7K3F9QX2M4"],
  place: tenBoxes.place,
  delivery: { date: "2026-12-22", time: "11:00" },
  extraHelp: false,
};

/** The contract of `tenBoxes`, running since 2026-12-15 and paid in full. */
export const tenBoxesContract: ContractTerms = {
  status: "ACTIVE",
  grade: "BASIC",
  paymentType: "NORMAL",
  startDate: "2026-12-15",
  endDate: "2027-03-14",
  boxCount: 10,
  paidStorage: 228_000,
  paidFrom: "2026-12-15",
  paidUntil: "2027-03-14",
};

const timeSlot = fc.constantFrom(...TIME_SLOTS);
const place = fc.record({
  postcode: fc.constantFrom("03925", "16488", "24341", "35229", "48058", "61945", "63122"),
  address: fc.constant("서울 마포구 월드컵북로 396"),
  detail: fc.constant("101동 1203호"),
  floor: fc.integer({ min: -10, max: 120 }).filter((floor) => floor !== 0),
  carriage: fc.constantFrom("STAIRS" as const, "EV" as const),
});

/** Any first order that `checkStorageOrderInput` accepts on `TODAY`. */
export const anyStorageOrderInput: fc.Arbitrary<StorageOrderInput> = fc
  .record({
    place,
    grade: fc.constantFrom("BASIC" as const, "CLIMATE" as const),
    months: fc.integer({ min: 1, max: 36 }),
    boxCount: fc.integer({ min: 1, max: 200 }),
    useBoxes: fc.boolean(),
    ahead: fc.integer({ min: 0, max: 83 }),
    gap: fc.integer({ min: 1, max: 7 }),
    time: timeSlot,
    heavyLoad: fc.boolean(),
    helperCount: fc.option(fc.integer({ min: 1, max: 5 })),
    paymentType: fc.constantFrom("NORMAL" as const, "SUBSCRIPTION" as const),
    promoted: fc.boolean(),
  })
  .map(({ ahead, gap, time, helperCount, useBoxes, promoted, ...rest }) => ({
    ...rest,
    useBoxes,
    ...(useBoxes ? { delivery: { date: addDays(TODAY, ahead), time } } : {}),
    collection: { date: addDays(TODAY, ahead + gap), time },
    extraHelp: helperCount !== null,
    ...(helperCount === null ? {} : { helperCount }),
    ...(promoted && rest.months === 3 && rest.paymentType === "NORMAL"
      ? { promotion: "FREE_MONTH3" as const }
      : {}),
  }));

/** Any contract that has begun: some of its months are paid. */
export const anyContractTerms: fc.Arbitrary<ContractTerms> = fc
  .record({
    status: fc.constantFrom("ACTIVE" as const, "UNPAID" as const, "EXPIRED" as const),
    grade: fc.constantFrom("BASIC" as const, "CLIMATE" as const),
    paymentType: fc.constantFrom("NORMAL" as const, "SUBSCRIPTION" as const),
    start: fc.integer({ min: -400, max: 30 }),
    months: fc.integer({ min: 1, max: 36 }),
    paidMonths: fc.integer({ min: 1, max: 36 }),
    boxCount: fc.integer({ min: 1, max: 200 }),
    free: fc.boolean(),
  })
  .map(({ start, months, paidMonths, free, ...rest }) => {
    const startDate = addDays(TODAY, start);
    const paid = Math.min(paidMonths, months);
    const [priceList] = storagePriceLists;
    return {
      ...rest,
      startDate,
      endDate: storageEndDate(startDate, months),
      paidFrom: startDate,
      paidUntil: storageEndDate(startDate, paid),
      paidStorage: free ? 0 : monthlyStorageAmount(rest, priceList) * paid,
    };
  });
