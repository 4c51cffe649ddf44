import type { ContractChangeRequest } from "@damadum/domain";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { couponOfRequest } from "../changes/change-coupon.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { findOwnContract } from "../contract-state/store.ts";
import { priceContractChange, type ChangeQuote } from "../changes/price-contract-change.ts";

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
  const refusal = (await contractRefusalsOf(db, contract, clock()))[request.kind];
  // A change that waits for its payment keeps others from being stored, not from being priced.
  if (refusal?.problem !== "change_pending") requireOpen(refusal);
  const coupon = await couponOfDraft(db, services, { ...couponOfRequest(request), userId });
  return priceContractChange(contract, request, { now: clock(), coupon });
}
