import { Refusal } from "../../http/refusal.ts";
import type { CustomPayment } from "./store.ts";

/** Refuses a request that cannot be paid or declined any more. */
export function refuseClosed({ status, expires_at: until }: CustomPayment, now: Date): void {
  if (status === "PAYMENT") throw new Refusal("already_paid", { about: "link" });
  const isOpen = (status === "QUOTED" || status === "WAIT") && until > now;
  if (!isOpen) throw new Refusal("state_conflict", { about: "link" });
}
