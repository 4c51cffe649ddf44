import { readContract } from "@damadum/contract/reader";
import { describe, expect, it } from "vitest";
import { drive } from "./drivers/drivers.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { twoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();
const editing = readContract().operations.filter(({ edits }) => edits !== undefined);

describe.skipIf(database === null)("two edits at once on PostgreSQL, over two servers", () => {
  const { one, two } = twoServers(database);

  it.each(editing)("one $id is 412 when both have read the same", async (operation) => {
    const { edits = "", id } = operation;
    const sent = await drive(one, operation);
    const { body, ...reading } = sent;
    const { headers } = await one.api.send(edits, reading);
    const edit = {
      ...sent,
      headers: { ...sent.headers, "if-match": String(headers["etag"]) },
      // Its driver sends what stands there already.
      ...(id === "updateAddress" && { body: { ...Object(body), name: "바꾼 이름" } }),
    };
    const answers = await Promise.all([one, two].map(({ api }) => api.send(id, edit)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([expect.toSatisfy((status: number) => status < 300), 412]);
    const turns = one.services.db.selectFrom("request_answers").where("answer", "is", null);
    expect(await turns.selectAll().execute()).toEqual([]);
  });
});
