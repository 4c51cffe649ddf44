import { randomUUID } from "node:crypto";
import { addDays, todayInSeoul } from "@damadum/domain";
import { newHome, oldHome } from "@damadum/sdk/fixtures";
import type { EstimateDraft, StorageOrderDraft } from "@damadum/sdk/model";
import { request, signUp } from "../product/api.ts";

/** One per connection, so that no two requests wait for the same member's row. */
const MEMBERS = 16;
const ORDERS_OF_EACH = 20;

export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The requests that members send repeatedly, each in turn. */
export interface Members {
  /** One of the member's orders of a kind. */
  readonly read: (kind: OrderKind) => LoadRequest;
}

export type OrderKind = "estimates" | "storage-orders";

interface Member {
  readonly authorization: string;
  readonly serials: Readonly<Record<OrderKind, readonly string[]>>;
}

/** Signs members up through the real API, with orders to read. */
export async function signUpMembers(origin: string): Promise<Members> {
  const day = addDays(todayInSeoul(new Date()), 14);
  const drafts = { estimates: draftFor(day), "storage-orders": storageDraftFor(day) };
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, () => signUpMember(origin, drafts)),
  );
  let turn = 0;
  const next = <Item>(items: readonly Item[], place: number): Item => {
    const item = items[place % items.length];
    if (item === undefined) throw new Error("There is nobody to ask for anything");
    return item;
  };

  return {
    read: (kind) => {
      turn += 1;
      const { authorization, serials } = next(members, turn);
      const serial = next(serials[kind], Math.floor(turn / MEMBERS));
      return { path: `/api/${kind}/${serial}`, headers: { authorization } };
    },
  };
}

async function signUpMember(
  origin: string,
  drafts: Readonly<Record<OrderKind, object>>,
): Promise<Member> {
  const username = `bench-${randomUUID().slice(0, 8)}`;
  const { access_token: token } = await signUp(`${origin}/api`, username);
  const authorization = `Bearer ${token}`;
  const order = async (kind: OrderKind) => {
    const serials: string[] = [];
    for (let count = 0; count < ORDERS_OF_EACH; count += 1) {
      const { serial } = await request<{ serial: string }>(`${origin}/api/${kind}`, {
        body: drafts[kind],
        headers: { authorization },
      });
      serials.push(serial);
    }
    return serials;
  };
  const serials = {
    estimates: await order("estimates"),
    "storage-orders": await order("storage-orders"),
  };
  return { authorization, serials };
}

function storageDraftFor(day: string): StorageOrderDraft {
  return {
    place: newHome,
    grade: "BASIC",
    months: 3,
    box_count: 10,
    use_boxes: true,
    delivery: { date: day, time: "09:00" },
    collection: { date: addDays(day, 7), time: "13:00" },
    heavy_load: false,
    extra_help: false,
    payment_type: "NORMAL",
  };
}

function draftFor(moveDate: string): EstimateDraft {
  return {
    start: oldHome,
    destination: newHome,
    move_date: moveDate,
    move_time: "13:00",
    items: [
      { item_id: "bed-single", count: 1 },
      { item_id: "desk", count: 2 },
      { item_id: "box-large", count: 10 },
    ],
    use_boxes: true,
    box_rental: {
      box_count: 10,
      delivery: { date: addDays(moveDate, -4), time: "09:00" },
      collection: { date: addDays(moveDate, 2), time: "13:00" },
    },
    heavy_load: false,
    extra_help: true,
    helper_count: 1,
    memo: "현관 번호는 전화로 드려요.",
  };
}
