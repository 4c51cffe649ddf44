import type { StoragePrice, ContractChangeRequest } from "@damadum/domain";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../coupon/draft-coupon.ts";
import { couponOfRequest } from "./change-coupon.ts";
import { findOwnContract } from "./contract-store.ts";
import { refuseWhileEnding } from "./finals-under-way.ts";
import { priceContractChange } from "./price-contract-change.ts";

/** What a change of the member's contract would cost or give back. Stores nothing. */
export async function calculateContractChange(
  services: Pick<Services, "db" | "clock">,
  wish: {
    readonly id: string;
    readonly userId: string;
    readonly request: ContractChangeRequest;
  },
): Promise<StoragePrice> {
  const { db, clock } = services;
  const { request, userId } = wish;
  const contract = await findOwnContract(db, wish);
  if (contract === null) throw new Refusal("not_found");
  await refuseWhileEnding(db, contract.id);
  const coupon = await couponOfDraft(db, services, { ...couponOfRequest(request), userId });
  return priceContractChange(contract, request, { now: clock(), coupon }).price;
}
