import { placeMessages, type PlaceRole } from "@damadum/domain";

import type { MessageTable } from "../../engine/definition/form-definition.ts";

/** What an address says when a part is missing. */
export function addressMessages(role: PlaceRole): MessageTable {
  const { address, detail } = placeMessages[role];
  return {
    postcode: { required: address, pattern: "우편번호는 숫자 5자리로 입력해 주세요." },
    address: { required: address, minLength: address },
    detail: { required: detail, minLength: detail },
  };
}
