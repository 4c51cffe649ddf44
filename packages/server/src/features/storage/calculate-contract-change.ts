import type { ContractChangeRequest } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../coupon/draft-coupon.ts";
import { couponOfRequest } from "./change-coupon.ts";
import { findOwnContract } from "./contract-store.ts";
import { requireNotEnding } from "./ongoing-finals.ts";
import { priceContractChange, type ChangeQuote } from "./price-contract-change.ts";

/** What a change of the member's contract would charge or refund. Stores nothing. */
export async function calculateContractChange(
  services: Pick<Services, "db" | "clock">,
  input: {
    readonly id: string;
    readonly userId: string;
    readonly request: ContractChangeRequest;
  },
): Promise<ChangeQuote> {
  const { db, clock } = services;
  const { request, userId } = input;
  const contract = await findOwnContract(db, input);
  await requireNotEnding(db, contract.id);
  const coupon = await couponOfDraft(db, services, { ...couponOfRequest(request), userId });
  return priceContractChange(contract, request, { now: clock(), coupon });
}
