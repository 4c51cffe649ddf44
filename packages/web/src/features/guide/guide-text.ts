import {
  cancelFeeRules,
  formatWon,
  LEAD_HOUR,
  MAX_DELIVERY_GAP_DAYS,
  storageGrades,
} from "@damadum/domain";
import type { DetailTableProps } from "@damadum/ui";
import type { IllustratedStep } from "./components/illustrated-steps.tsx";
import { depositRate, movePrices, storagePrices } from "../../shared/terms/figures.ts";

export const moveGuideSteps: readonly IllustratedStep[] = [
  {
    illustration: "home",
    title: "견적 보기",
    text: "주소와 짐, 날짜를 고르면 금액이 바로 나와요. 가입하지 않아도 돼요.",
  },
  {
    illustration: "receipt",
    title: "예약하기",
    text: `총액의 ${depositRate}%만 결제해도 고른 시간을 맡아 둬요. 접수한 예약은 확인하고 확정해 드려요. 전날 오후 ${LEAD_HOUR - 12}시까지 예약할 수 있어요.`,
  },
  {
    illustration: "packing",
    title: "박스에 담기",
    text: `빌린 박스를 이사 전에 보내 드려요. 최대 ${MAX_DELIVERY_GAP_DAYS}일 동안 쓸 수 있어요.`,
  },
  {
    illustration: "truck",
    title: "이사하기",
    text: "약속한 시간에 가서 싣고, 옮기고, 자리에 놓아 드려요.",
  },
  {
    illustration: "door",
    title: "잔금 결제",
    text: "짐을 모두 내린 뒤에 결제해요. 미리 전액을 냈다면 낼 금액이 없어요.",
  },
  {
    illustration: "empty-box",
    title: "박스 돌려주기",
    text: "짐을 푼 빈 박스를 정한 날에 다시 가져가요.",
  },
];

export const storageGuideSteps: readonly IllustratedStep[] = [
  {
    illustration: "calendar",
    title: "신청하기",
    text: "박스 개수와 기간, 방문 날짜를 정해요. 날짜마다 금액을 보여 드려요.",
  },
  {
    illustration: "door",
    title: "빈 박스 받기",
    text: "박스는 무료로 빌려 드려요. 문 앞까지 가져다 드려요.",
  },
  {
    illustration: "packing",
    title: "담고 기록하기",
    text: "박스의 번호를 찍고 무엇을 담았는지 사진으로 남겨 두면 나중에 찾기 쉬워요.",
  },
  {
    illustration: "truck",
    title: "수거",
    text: `빈 박스를 받은 날부터 ${MAX_DELIVERY_GAP_DAYS}일 안에 채운 박스를 가져가요.`,
  },
  {
    illustration: "warehouse",
    title: "보관",
    text: "잠금장치가 있는 창고에 두고, 들어오고 나간 시간을 기록해요. 온도와 습도는 항온항습 보관에서 관리해요.",
  },
  {
    illustration: "search",
    title: "필요할 때 받기",
    text: "한 개만 받을 수도, 다시 맡길 수도 있어요. 이름으로 박스를 찾아요.",
  },
];

type Facts = DetailTableProps["rows"];

export const moveGuidePrices: Facts = [
  {
    term: "차량과 작업 인원",
    hint: "짐의 부피에 맞는 트럭과 사람",
    value: `${formatWon(movePrices.truckTiers[0].base)}부터`,
  },
  {
    term: "거리",
    hint: "같은 시·도 안에서",
    value: `${formatWon(movePrices.sameRegion)}부터`,
  },
  {
    term: "계단",
    hint: "한 층마다",
    value: `${formatWon(movePrices.truckTiers[0].stairsPerFloor)}부터`,
  },
  {
    term: "엘리베이터",
    value: movePrices.elevator === 0 ? "무료" : formatWon(movePrices.elevator),
  },
  {
    term: "사다리차",
    hint: "층에 따라",
    value: `${formatWon(movePrices.ladderBands[0].amount)}부터`,
  },
  {
    term: "박스 대여",
    hint: "배송과 수거 포함",
    value: `개당 ${formatWon(movePrices.boxRentalPerBox)}`,
  },
  { term: "추가 인원", value: `한 명 ${formatWon(movePrices.perHelper)}` },
  { term: "20kg 이상인 짐", value: formatWon(movePrices.heavyLoad) },
  { term: "주말·공휴일, 월말", hint: "각각", value: `${movePrices.weekendRate}%` },
  { term: "손 없는 날", value: `${movePrices.luckyDayRate}%` },
];

export const storageGuidePrices: Facts = [
  {
    term: storageGrades.BASIC.label,
    hint: "박스 하나, 한 달",
    value: formatWon(storagePrices.monthlyPerBox.BASIC),
  },
  {
    term: storageGrades.CLIMATE.label,
    hint: "박스 하나, 한 달",
    value: formatWon(storagePrices.monthlyPerBox.CLIMATE),
  },
  {
    term: "박스 대여",
    value: storagePrices.boxRentalPerBox === 0 ? "무료" : formatWon(storagePrices.boxRentalPerBox),
  },
  {
    term: "배송과 수거",
    hint: "수도권, 한 번 방문",
    value: `${formatWon(storagePrices.trip.CAPITAL)}부터`,
  },
  ...storagePrices.periodDiscounts.toReversed().map(({ fromMonths, rate }) => ({
    term: `${fromMonths}개월부터`,
    hint: "보관료를 한 번에 결제하면",
    value: `${rate}% 할인`,
  })),
];

export const moveCancelSentences = cancelFeeRules.map(({ sentence }) => sentence);
