import fc from "fast-check";
import type { EstimateInput, MoveItemCount, Place } from "../move/estimate-input.ts";
import { moveItemGroups } from "../move/move-item-groups.ts";
import { MAX_MOVE_VOLUME, totalVolumeCount } from "../move/total-volume-count.ts";
import { addDays } from "../calendar/iso-date.ts";
import { TIME_SLOTS } from "../calendar/time-slots.ts";
import { zones } from "../zone/zones.ts";

/** The day on which the tests' estimates are requested, a Friday. */
export const TODAY = "2026-11-20";

/** A small valid move within Seoul on an ordinary Tuesday, without any option. */
export const oneRoomMove: EstimateInput = {
  start: {
    postcode: "03925",
    address: "서울 마포구 월드컵북로 396",
    detail: "101동 1203호",
    floor: 12,
    carriage: "EV",
  },
  destination: {
    postcode: "04769",
    address: "서울 성동구 왕십리로 83-21",
    detail: "302호",
    floor: 3,
    carriage: "STAIRS",
  },
  moveDate: "2026-12-15",
  moveTime: "11:00",
  items: [
    { itemId: "bed-single", count: 1 },
    { itemId: "box-large", count: 10 },
  ],
  useBoxes: false,
  heavyLoad: false,
  extraHelp: false,
};

/** The same move with ten of our boxes for exactly seven days. */
export const oneRoomMoveWithBoxes = {
  ...oneRoomMove,
  useBoxes: true,
  boxRental: {
    boxCount: 10,
    delivery: { date: "2026-12-10", time: "09:00" },
    collection: { date: "2026-12-17", time: "13:00" },
  },
} satisfies EstimateInput;

const catalogueIds = moveItemGroups.flatMap((group) => group.items).map((item) => item.id);

const timeSlot = fc.constantFrom(...TIME_SLOTS);

const postcode = fc
  .tuple(fc.constantFrom(...Object.values(zones)), fc.nat(), fc.integer({ min: 0, max: 999 }))
  .map(([{ from, to }, pick, tail]) => {
    const head = from + (pick % (to - from + 1));
    return String(head).padStart(2, "0") + String(tail).padStart(3, "0");
  });

const place: fc.Arbitrary<Place> = fc
  .record({
    postcode,
    address: fc.constant("서울 마포구 월드컵북로 396"),
    detail: fc.constant("101동 1203호"),
    floor: fc.integer({ min: -10, max: 120 }).filter((floor) => floor !== 0),
    carriage: fc.constantFrom("STAIRS", "EV", "LADDER"),
  })
  .map((drawn) =>
    drawn.carriage === "LADDER" && drawn.floor < 2 ? { ...drawn, carriage: "STAIRS" } : drawn,
  );

/** Items to move: one to all of the catalogue, each once, no more than can be quoted. */
export const anyItems: fc.Arbitrary<readonly MoveItemCount[]> = fc
  .uniqueArray(
    fc.record({
      itemId: fc.constantFrom(...catalogueIds),
      count: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }) },
      ),
    }),
    { minLength: 1, maxLength: 20, selector: ({ itemId }) => itemId },
  )
  .filter((items) => totalVolumeCount(items) <= MAX_MOVE_VOLUME);

/** Any estimate that `checkEstimateInput` accepts on `TODAY`. */
export const anyEstimateInput: fc.Arbitrary<EstimateInput> = fc
  .record({
    start: place,
    destination: place,
    moveAhead: fc.integer({ min: 1, max: 89 }),
    moveTime: timeSlot,
    items: anyItems,
    boxes: fc.option(
      fc.record({
        boxCount: fc.integer({ min: 1, max: 200 }),
        before: fc.integer({ min: 1, max: 6 }),
        after: fc.integer({ min: 1, max: 6 }),
        deliveryTime: timeSlot,
        collectionTime: timeSlot,
      }),
    ),
    heavyLoad: fc.boolean(),
    helperCount: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  .map(({ moveAhead, boxes, helperCount, ...rest }) => {
    const moveDate = addDays(TODAY, moveAhead);
    return {
      ...rest,
      moveDate,
      useBoxes: boxes !== null,
      extraHelp: helperCount !== null,
      ...(helperCount === null ? {} : { helperCount }),
      ...(boxes === null
        ? {}
        : {
            boxRental: {
              boxCount: boxes.boxCount,
              delivery: {
                time: boxes.deliveryTime,
                date: addDays(moveDate, -Math.min(boxes.before, moveAhead)),
              },
              collection: {
                time: boxes.collectionTime,
                date: addDays(moveDate, Math.min(boxes.after, 7 - boxes.before, 90 - moveAhead)),
              },
            },
          }),
    };
  });
