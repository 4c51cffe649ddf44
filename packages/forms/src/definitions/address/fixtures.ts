import type { AddressInput } from "@damadum/sdk";

/** An address with everything filled in. */
export const completeAddress: AddressInput = {
  name: "우리 집",
  postcode: "03925",
  address: "서울 마포구 월드컵북로 396",
  detail: "101동 1203호",
  floor: 12,
  carriage: "EV",
  is_default: true,
};
