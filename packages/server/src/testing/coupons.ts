import { inTransaction } from "../db/transaction.ts";
import { issueCoupon, type NewCoupon } from "../money/coupon/issue-coupon.ts";
import { idOfMember } from "./boxes.ts";
import type { TestServer } from "./test-server.ts";

/** Issues a coupon to a member, by default 10,000 won for a move; returns its id. */
export async function newCoupon(
  server: TestServer,
  options: { readonly username: string } & Partial<NewCoupon>,
): Promise<string> {
  const { username, ...changes } = options;
  const { services } = server;
  const userId = await idOfMember(server, username);
  return inTransaction(services.db, (tx) =>
    issueCoupon(tx, services, {
      userId,
      coupon: { kind: "FIXED", name: "첫 이사", amount: 10_000 },
      types: ["MOVE"],
      validFrom: "2026-11-01",
      validUntil: "2027-12-31",
      actor: "OPERATOR",
      actorId: null,
      ...changes,
    }),
  );
}
