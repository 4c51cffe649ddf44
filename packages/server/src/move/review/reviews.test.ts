import { describe, expect, it } from "vitest";
import { newCompleteOrder } from "../../testing/orders.ts";
import { newFile } from "../../testing/pictures.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

const review = (changes: object = {}) => ({
  rating: 4,
  content: "시간을 잘 지켜요.",
  file_ids: [],
  ...changes,
});

describe("a review", () => {
  it("is written once with pictures in their order, and read again", async () => {
    const { token, serial } = await newCompleteOrder(server);
    const sent = { token, path: { serial } };
    expect((await server.api.problem("getEstimateReview", sent)).status).toBe(404);
    const ids = [await newFile(server, token), await newFile(server, token)].toReversed();
    const body = review({ file_ids: ids });
    const written = await server.api.ok("createEstimateReview", { ...sent, body });
    expect(written).toMatchObject({ rating: 4, content: "시간을 잘 지켜요." });
    expect(written.photos.map(({ file_id: id }) => id)).toEqual(ids);
    expect(await server.api.ok("getEstimateReview", sent)).toEqual(written);
    const again = await server.api.problem("createEstimateReview", { ...sent, body: review() });
    expect([again.status, again.body.code]).toEqual([409, "review_exists"]);
  });

  it.each([
    ["no stars", { rating: 0 }, "rating"],
    ["words that are blank", { content: "   " }, "content"],
    ["more than five pictures", { file_ids: Array(6).fill(crypto.randomUUID()) }, "file_ids"],
    ["a picture that is not there", { file_ids: [crypto.randomUUID()] }, "file_ids"],
  ])("is rejected with %s", async (_name, changes, field) => {
    const { token, serial } = await newCompleteOrder(server);
    const sent = { token, path: { serial }, body: review(changes) };
    const answer = await server.api.problem("createEstimateReview", sent);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it("rejects pictures of others, repeated ones and used ones", async () => {
    const { token, serial } = await newCompleteOrder(server);
    const other = await newCompleteOrder(server);
    const theirs = await newFile(server, other.token);
    const own = await newFile(server, token);
    const used = await newFile(server, token);
    const earlier = await newCompleteOrder(server);
    const { db } = server.services;
    const { user_id: userId } = await db
      .selectFrom("estimates")
      .select("user_id")
      .where("serial", "=", serial)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("estimates")
      .set({ user_id: userId })
      .where("serial", "=", earlier.serial)
      .execute();
    const first = { token, path: { serial: earlier.serial }, body: review({ file_ids: [used] }) };
    await server.api.ok("createEstimateReview", first);
    for (const ids of [[theirs], [own, own], [own, used]]) {
      const sent = { token, path: { serial }, body: review({ file_ids: ids }) };
      const answer = await server.api.problem("createEstimateReview", sent);
      expect(answer.body.errors?.[0]?.field).toBe("file_ids");
    }
  });
});

describe("listReviews", () => {
  const writeReview = async (content: string) => {
    const { token, serial } = await newCompleteOrder(server);
    const body = review({ content });
    await server.api.ok("createEstimateReview", { token, path: { serial }, body });
  };

  it("lists the latest first without full name, address or day", async () => {
    // The tests above wrote reviews at the same instant.
    server.clock.pass({ minutes: 1 });
    await writeReview("먼저 쓴 후기예요.");
    server.clock.pass({ minutes: 1 });
    await writeReview("나중에 쓴 후기예요.");
    const [latest, earlier] = await server.api.ok("listReviews");
    expect(latest).toEqual({
      name: "김*아",
      rating: 4,
      content: "나중에 쓴 후기예요.",
      answer: null,
      start_region: "서울",
      destination_region: "서울",
      truck: "1톤 트럭 1대",
      move_month: "2026-12",
    });
    expect(earlier?.content).toBe("먼저 쓴 후기예요.");
  });

  it("returns the latest ten when there are more", async () => {
    for (let count = 0; count < 11; count += 1) await writeReview("또 쓴 후기예요.");
    expect(await server.api.ok("listReviews")).toHaveLength(10);
  });
});
