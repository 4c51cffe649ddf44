import { describe, expect, it } from "vitest";
import { draft } from "../testing/drafts.ts";
import { newSignup } from "../testing/members.ts";
import { completion, newPreparedOrder } from "../testing/orders.ts";
import { testServer } from "../testing/test-server.ts";
import { createLogger } from "./logger.ts";

const server = testServer();

const person = {
  username: "very-private",
  passwd: "Secret!2026x",
  name: "비밀이",
  phone_number: "01055554444",
  email: "private@example.com",
};

describe("the log", () => {
  it("contains no secret and no personal data when requests succeed, fail or lose their answer", async () => {
    const { api, provider, services, logged } = server;
    const from = "203.0.113.99";
    const tokens = await api.ok("signUp", { body: newSignup(person), from });
    const token = tokens.access_token;
    const login = (password: string) => ({
      body: { username: person.username, password },
      from,
    });
    await api.problem("login", login("Wrong!2026x"));
    await api.ok("login", login(person.passwd));
    const headers = { "refresh-token": tokens.refresh_token };
    const next = await api.ok("resetTokens", { token, headers });
    await api.ok("checkUsername", { path: { id: person.username } });
    await api.problem("signUp", { body: newSignup(person) });
    const visit = await api.ok("createEstimate", { body: draft });
    const order = await newPreparedOrder(server);
    const { impUid } = provider.pay(order.merchantUid, 5);
    provider.lostAnswers = 1;
    await api.problem("completeEstimatePayment", completion(order, impUid));
    // A database error repeats the sent value in its message.
    await services.db
      .selectFrom("users")
      .select("id")
      .where("id", "=", person.username)
      .execute()
      .catch((error: unknown) => services.log.error({ err: error }, "failed"));

    const text = logged.join("\n");
    expect(logged.length).toBeGreaterThan(10);
    const secrets = [
      ...Object.values(person),
      "Wrong!2026x",
      "010-5555-4444",
      from,
      token,
      tokens.refresh_token,
      next.access_token,
      next.refresh_token,
      visit.visitor_key ?? "",
      draft.start.address,
      draft.start.detail,
      order.merchantUid,
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it("hides secrets when a complete object is logged by mistake", () => {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    log.info({ body: person, headers: { authorization: "Bearer abc" } }, "oops");
    log.info(person, "oops");
    const text = lines.join("");
    for (const secret of [...Object.values(person), "Bearer abc"]) {
      expect(text).not.toContain(secret);
    }
  });
});
