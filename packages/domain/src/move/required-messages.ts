import { brand } from "../brand/brand.ts";

/** What a person reads when a required answer is missing, by field (spec section 5). */
export const requiredMessages = {
  startAddress: "출발지 주소를 찾아 주세요.",
  startDetail: "출발지 상세 주소를 입력해 주세요.",
  startFloor: "출발지 층수를 입력해 주세요.",
  startCarriage: "출발지에서 짐을 어떻게 옮길지 골라 주세요.",
  destinationAddress: "도착지 주소를 찾아 주세요.",
  destinationDetail: "도착지 상세 주소를 입력해 주세요.",
  destinationFloor: "도착지 층수를 입력해 주세요.",
  destinationCarriage: "도착지에서 짐을 어떻게 옮길지 골라 주세요.",
  address: "주소를 찾아 주세요.",
  detail: "상세 주소를 입력해 주세요.",
  floor: "층수를 입력해 주세요.",
  carriage: "짐을 어떻게 옮길지 골라 주세요.",
  moveDate: "이사 날짜를 골라 주세요.",
  moveTime: "이사 시간을 골라 주세요.",
  deliveryDate: "박스를 받을 날짜를 골라 주세요.",
  deliveryTime: "박스를 받을 시간을 골라 주세요.",
  collectionDate: "박스를 수거할 날짜를 골라 주세요.",
  collectionTime: "박스를 수거할 시간을 골라 주세요.",
  storagePeriod: "보관 기간을 골라 주세요.",
  boxCount: "박스 개수를 입력해 주세요.",
  useBoxes: `${brand.name} 박스를 쓸지 골라 주세요.`,
  heavyLoad: "20kg 이상인 짐이 있는지 골라 주세요.",
  extraHelp: "작업자가 더 필요한지 골라 주세요.",
  helperCount: "추가 인원을 골라 주세요.",
  items: "옮길 짐을 하나 이상 담아 주세요.",
} as const;

/** A field that has a required message. */
export type RequiredField = keyof typeof requiredMessages;
