import type { StoragePlace } from "@damadum/domain";
import { loads, place, places } from "./demo-homes.ts";
import { reached, type DemoOrder } from "./demo-order.ts";
import { storedSince, type DemoStorage } from "./demo-storage.ts";

/** Another customer in the same week. */
export interface DemoNeighbour {
  /** A login with the demo's password; operators find the member by it. */
  readonly username: string;
  readonly name: string;
  /** In 010-0 or 010-1, which are not assigned to anyone. */
  readonly phone: string;
  readonly gender: "F" | "M" | "U";
  /** Where moves start, and the boxes are delivered and collected. */
  readonly home: StoragePlace;
  readonly moves: readonly DemoOrder[];
  readonly storage: readonly DemoStorage[];
}

const ilsan = place("10391 경기 고양시 일산동구 중앙로 1275", "1102동 504호", [5, "EV"]);

/** Placeholder names as in sample forms; none of these people exists. */
export const demoNeighbours: readonly DemoNeighbour[] = [
  {
    username: "demo-hong",
    name: "홍길동",
    phone: "010-0231-8847",
    gender: "M",
    home: place("03626 서울 서대문구 통일로 484", "203호", [2, "STAIRS"]),
    moves: [
      {
        path: reached("WORKING").filter((status) => !status.startsWith("BOX")),
        plan: "FULL",
        orderedIn: -9,
        moveInDays: 0,
        moveTime: "11:00",
        to: places.eunpyeong,
        items: loads.fewThings,
      },
    ],
    storage: [],
  },
  {
    username: "demo-younghee",
    name: "이영희",
    phone: "010-0774-1925",
    gender: "F",
    home: ilsan,
    moves: [
      {
        path: ["PAYMENT", "CONFIRM"],
        plan: "DEPOSIT",
        orderedIn: -12,
        moveInDays: 1,
        moveTime: "09:00",
        from: { ...ilsan, carriage: "LADDER" },
        to: places.pangyo,
        items: loads.family,
        helperCount: 3,
        memo: "사다리차 자리는 관리실에 말해 두었어요.",
      },
    ],
    storage: [{ ...storedSince(150, { boxCount: 12, months: 6 }), times: ["15:00", "11:00"] }],
  },
  {
    username: "demo-cheolsu",
    name: "김철수",
    phone: "010-1042-3360",
    gender: "M",
    home: place("08754 서울 관악구 신림로 330", "614호", [6, "EV"]),
    moves: [
      {
        path: reached("COMPLETE"),
        plan: "DEPOSIT",
        orderedIn: -22,
        moveInDays: -6,
        moveTime: "15:00",
        to: places.yeouido,
        items: loads.oneRoom,
        boxCount: 6,
        boxTimes: ["17:00", "09:00"],
        review: {
          rating: 4,
          content: "짐은 하나도 안 상했어요. 도착이 예정보다 20분 늦은 것만 아쉬워요.",
        },
      },
    ],
    storage: [
      {
        orderedIn: -4,
        deliveryIn: 0,
        collectionIn: 5,
        steps: [
          ["CONFIRM", -3],
          ["DELIVERING", 0],
        ],
        draft: { boxCount: 5, months: 2 },
        times: ["17:00", "11:00"],
      },
    ],
  },
  {
    username: "demo-minsu",
    name: "박민수",
    phone: "010-0518-7206",
    gender: "M",
    home: place("05502 서울 송파구 올림픽로 99", "217동 1906호", [19, "EV"]),
    moves: [
      {
        path: reached("BOX_DEL_BEFORE"),
        plan: "FULL",
        orderedIn: -5,
        moveInDays: 3,
        moveTime: "13:00",
        to: places.songdo,
        items: loads.twoRooms,
        boxCount: 18,
        boxTimes: ["15:00", "11:00"],
        helperCount: 1,
      },
      {
        path: ["PAYMENT"],
        plan: "DEPOSIT",
        orderedIn: -7,
        moveInDays: 6,
        moveTime: "17:00",
        to: places.wangsimni,
        items: loads.fewThings,
        cancelledFor: "차를 직접 빌리기로 했어요.",
      },
    ],
    storage: [],
  },
  {
    username: "demo-sujin",
    name: "최수진",
    phone: "010-1185-4493",
    gender: "F",
    home: place("02842 서울 성북구 안암로 145", "1층", [1, "STAIRS"]),
    moves: [
      {
        path: reached("BOX_COL_REQUEST"),
        plan: "FULL",
        orderedIn: -16,
        moveInDays: -3,
        moveTime: "09:00",
        to: places.teheran,
        items: loads.twoRooms,
        boxCount: 11,
        boxTimes: ["11:00", "17:00"],
      },
    ],
    storage: [
      {
        ...storedSince(17, {
          boxCount: 7,
          months: 4,
          grade: "CLIMATE",
          paymentType: "SUBSCRIPTION",
        }),
        times: ["09:00", "15:00"],
      },
    ],
  },
];
