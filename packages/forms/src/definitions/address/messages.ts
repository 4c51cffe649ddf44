import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { addressMessages } from "../../patterns/address/messages.ts";
import { floorCarriageMessages } from "../../patterns/floor-carriage/messages.ts";

/** What the address form says; the four required messages of a single address (spec section 5) among them. */
export const addressFormMessages: MessageTable = {
  ...addressMessages("single"),
  ...floorCarriageMessages("single"),
  name: { required: "주소를 부를 이름을 입력해 주세요." },
};
