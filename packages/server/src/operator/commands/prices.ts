import { currentPriceList, priceLists, todayInSeoul, type ZoneArea } from "@damadum/domain";
import { mapValues } from "es-toolkit";
import { z } from "zod";
import { reading, tableOf } from "../command.ts";
import { option } from "../input/inputs.ts";
import { dayText } from "../input/options.ts";
import { wonCell } from "../korean.ts";

const areas = [
  ["CAPITAL", "수도권"],
  ["GANGWON", "강원"],
  ["CHUNGCHEONG", "충청"],
  ["YEONGNAM", "영남"],
  ["HONAM", "호남"],
  ["JEJU", "제주"],
] as const satisfies readonly (readonly [ZoneArea, string])[];

export const commands = [
  reading({
    words: "prices show",
    summary: "어느 날에 쓰는 이사 가격표를 봐요. 앞날을 적으면 그때 바뀔 값이에요",
    input: z.object({ day: option("날짜", "견적을 내는 날 (기본 오늘)", dayText.optional()) }),
    async run({ services }, { day = todayInSeoul(services.clock()) }) {
      const list = currentPriceList(day);
      const next = priceLists.find(({ effectiveFrom }) => effectiveFrom > day);
      return {
        facts: {
          가격표: list.version,
          "다음 가격표": next?.version ?? null,
          "박스 하나 분량": wonCell(list.perBoxVolume),
          "같은 지역": wonCell(list.sameRegion),
          "박스 대여 하나": wonCell(list.boxRentalPerBox),
          "도움 한 사람": wonCell(list.perHelper),
          "무거운 짐": wonCell(list.heavyLoad),
          "주말 (%)": list.weekendRate,
          "월말 (%)": list.monthEndRate,
          "손 없는 날 (%)": list.luckyDayRate,
          "계약금 (%)": list.depositRate,
        },
        tables: [
          {
            title: "트럭",
            ...tableOf(list.truckTiers, {
              volume: ["박스 분량까지", (tier) => tier.maxVolume],
              truck: ["트럭", (tier) => tier.truck],
              crew: ["사람", (tier) => tier.crew],
              base: ["기본", (tier) => wonCell(tier.base)],
              stairs: ["계단 한 층", (tier) => wonCell(tier.stairsPerFloor)],
            }),
          },
          {
            title: "사다리차",
            ...tableOf(list.ladderBands, {
              floor: ["층까지", (band) => band.maxFloor],
              amount: ["금액", (band) => wonCell(band.amount)],
            }),
          },
          {
            title: "다른 지역까지 트럭 한 대",
            columns: { from: "떠나는 곳", ...Object.fromEntries(areas) },
            rows: areas.map(([from, label]) => ({
              from: label,
              ...mapValues(list.distance[from], wonCell),
            })),
          },
        ],
      };
    },
  }),
];
