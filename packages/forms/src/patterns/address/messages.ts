import { requiredMessages } from "@damadum/domain";

import type { MessageTable } from "../../engine/definition/form-definition.ts";

/** Whose address it is, which decides the words of its messages. */
export type PlaceRole = "start" | "destination" | "single";

const required = {
  start: { address: requiredMessages.startAddress, detail: requiredMessages.startDetail },
  destination: {
    address: requiredMessages.destinationAddress,
    detail: requiredMessages.destinationDetail,
  },
  single: { address: requiredMessages.address, detail: requiredMessages.detail },
} as const;

/** What an address says when a part is missing. */
export function addressMessages(role: PlaceRole): MessageTable {
  const { address, detail } = required[role];
  return {
    postcode: { required: address, pattern: "우편번호는 숫자 5자리로 입력해 주세요." },
    address: { required: address, minLength: address },
    detail: { required: detail, minLength: detail },
  };
}
