import { sumOfLines, type StoragePrice } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { StorageContract } from "../contract-state/store.ts";
import { priceContractChange } from "./price-contract-change.ts";
import type { ContractChange } from "./store.ts";

/** Throws when the price of a change of a locked contract is outdated. */
export function requireCurrentChange(contract: StorageContract, change: ContractChange): void {
  const { request, price, created_at: createdAt } = change;
  const now = priceContractChange(contract, request, { now: createdAt, coupon: undefined });
  if (sumBeforeCoupon(now.price) !== sumBeforeCoupon(price)) {
    throw new ProblemError("estimate_expired");
  }
}

function sumBeforeCoupon({ lines }: StoragePrice): number {
  return sumOfLines(lines.filter(({ code }) => code !== "COUPON"));
}
