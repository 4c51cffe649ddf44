import { newCoupon } from "../coupons.ts";
import { newMember } from "../members.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const couponDrivers: DriversOf<"coupon"> = {
  async listCoupons(server) {
    return { token: await newOwner(server), query: { page: "1", limit: "20" } };
  },
  async listAvailableCoupons(server) {
    return { token: await newOwner(server), path: { type: "MOVE" } };
  },
};

async function newOwner(server: TestServer): Promise<string> {
  const { token, username } = await newMember(server);
  await newCoupon(server, { username });
  return token;
}
