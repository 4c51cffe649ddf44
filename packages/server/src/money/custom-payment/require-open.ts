import { ProblemError } from "../../http/problem-error.ts";
import type { CustomPayment } from "./store.ts";

/** Throws unless the request can still be paid or declined. */
export function requireOpen({ status, expires_at: until }: CustomPayment, now: Date): void {
  if (status === "PAYMENT") throw new ProblemError("already_paid", { about: "link" });
  const isOpen = (status === "QUOTED" || status === "WAIT") && until > now;
  if (!isOpen) throw new ProblemError("state_conflict", { about: "link" });
}
