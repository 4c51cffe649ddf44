import { isBoxSerial, type Actor, type BoxStatus } from "@damadum/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { idOfMember, newBoxes } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import { assignBoxes } from "./assign-boxes.ts";
import { boxesOfContract, boxesOfOrder, countBoxesInStorage } from "./boxes-of.ts";
import { changeBoxes } from "./change-boxes.ts";
import { availableBoxes, createBoxes } from "./stock-boxes.ts";

const server = testServer();
let userId: string;
beforeAll(async () => {
  userId = await idOfMember(server, (await newMember(server)).username);
});

const change = (serials: readonly string[], to: BoxStatus, actor: Actor = "OPERATOR") =>
  inTransaction(server.services.db, (tx) =>
    changeBoxes(tx, serials, {
      to,
      actor,
      actorId: null,
      reason: null,
      now: server.services.clock(),
    }),
  );
const statuses = async (orderId: string) =>
  (await boxesOfOrder(server.services.db, orderId)).map(({ status }) => status);

describe("changeBoxes", () => {
  it("changes all boxes and writes the history of each", async () => {
    const { orderId, serials } = await newBoxes(server, { userId, count: 3 });
    const changed = await change(serials, "DELIVERING");
    expect(changed.map(({ status }) => status)).toEqual(Array(3).fill("DELIVERING"));
    await change(serials.slice(0, 2), "PACKING");
    expect(await statuses(orderId)).toEqual(["PACKING", "PACKING", "DELIVERING"]);
    const history = await server.services.db
      .selectFrom("status_history")
      .select(["from_status", "to_status", "actor"])
      .where("subject_kind", "=", "BOX")
      .where("subject_id", "=", changed[0]?.id ?? "")
      .orderBy("id")
      .execute();
    expect(history).toEqual([
      { from_status: null, to_status: "READY", actor: "OPERATOR" },
      { from_status: "READY", to_status: "DELIVERING", actor: "OPERATOR" },
      { from_status: "DELIVERING", to_status: "PACKING", actor: "OPERATOR" },
    ]);
  });

  it("changes no box when one forbids the transition or the actor, or does not exist", async () => {
    const { orderId, serials } = await newBoxes(server, { userId, count: 2 });
    await change(serials.slice(0, 1), "DELIVERING");
    const before = await statuses(orderId);
    await expect(change(serials, "DELIVERING")).rejects.toThrow("state_conflict");
    await expect(change(serials.slice(1), "DELIVERING", "MEMBER")).rejects.toThrow(
      "state_conflict",
    );
    const unknown = [...serials.slice(1), "BX0000000000"];
    await expect(change(unknown, "DELIVERING")).rejects.toThrow("not_found");
    expect(await statuses(orderId)).toEqual(before);
    expect(await change([], "STORED")).toEqual([]);
  });
});

describe("availableBoxes", () => {
  const findAvailable = (serials: readonly string[], purpose: "DELIVERY_REQUEST" | "FINAL") =>
    inTransaction(server.services.db, (tx) => availableBoxes(tx, { userId, serials, purpose }));

  it("returns the member's boxes that can be ordered", async () => {
    const { serials, contractId } = await newBoxes(server, { userId, count: 2, status: "STORED" });
    const boxes = await findAvailable(serials, "DELIVERY_REQUEST");
    expect(boxes.map((box) => box.contract_id)).toEqual([contractId, contractId]);
    const { serials: back } = await newBoxes(server, { userId, status: "RETURNED" });
    expect(await findAvailable(back, "FINAL")).toHaveLength(1);
    await expect(findAvailable(back, "DELIVERY_REQUEST")).rejects.toThrow("box_unavailable");
  });

  it("throws the same error for another member's box as for a missing one", async () => {
    const other = await idOfMember(server, (await newMember(server)).username);
    const { serials } = await newBoxes(server, { userId: other, status: "STORED" });
    await expect(findAvailable(serials, "FINAL")).rejects.toThrow("box_unavailable");
    await expect(findAvailable(["BX0000000000"], "FINAL")).rejects.toThrow("box_unavailable");
  });
});

describe("assignBoxes", () => {
  const { uuid } = { uuid: () => server.services.ids.uuid() };
  const order = () => ({
    userId,
    orderId: uuid(),
    orderSerial: "ST202611207K3F9QX2",
    contractId: uuid(),
    actor: "OPERATOR" as const,
    actorId: null,
  });
  const stock = (count: number) =>
    inTransaction(server.services.db, (tx) => createBoxes(tx, server.services, count));

  it("uses stock first and creates missing boxes", async () => {
    const made = await stock(2);
    expect(made.every(isBoxSerial)).toBe(true);
    const request = order();
    const assigned = await inTransaction(server.services.db, (tx) =>
      assignBoxes(tx, server.services, request, { count: 3 }),
    );
    expect(new Set(assigned).size).toBe(3);
    expect(assigned).toEqual(expect.arrayContaining([...made]));
    expect(await boxesOfContract(server.services.db, request.contractId)).toHaveLength(3);
  });

  it("assigns the named boxes, each only once", async () => {
    const serials = await stock(2);
    const take = () =>
      inTransaction(server.services.db, (tx) =>
        assignBoxes(tx, server.services, order(), { serials }),
      );
    expect((await take()).toSorted()).toEqual(serials.toSorted());
    await expect(take()).rejects.toThrow("box_unavailable");
  });
});

describe("createBoxes", () => {
  const createAs = (serials: readonly string[], count: number) => {
    let next = 0;
    const { clock, ids } = server.services;
    const boxSerial = () => serials[next++] ?? "";
    return inTransaction(server.services.db, (tx) =>
      createBoxes(tx, { clock, ids: { ...ids, boxSerial } }, count),
    );
  };

  it("uses other serials when some are taken", async () => {
    const { ids } = server.services;
    const [first, second, third] = [ids.boxSerial(), ids.boxSerial(), ids.boxSerial()];
    expect(await createAs([first], 1)).toEqual([first]);
    expect(await createAs([first, second, second, third], 2)).toEqual([second, third]);
  });

  it("fails when every serial is taken", async () => {
    const taken = server.services.ids.boxSerial();
    expect(await createAs([taken], 1)).toEqual([taken]);
    await expect(createAs([taken, taken, taken], 1)).rejects.toThrow("No free box serial");
  });
});

it("countBoxesInStorage counts the boxes that block a withdrawal", async () => {
  const member = await idOfMember(server, (await newMember(server)).username);
  const count = () => countBoxesInStorage(server.services.db, member);
  expect(await count()).toBe(0);
  await newBoxes(server, { userId: member, count: 2, status: "STORED" });
  await newBoxes(server, { userId: member, status: "RETURNED" });
  for (const status of ["CANCEL", "ENDED", "DISPOSED"] as const) {
    await newBoxes(server, { userId: member, status });
  }
  expect(await count()).toBe(3);
});
