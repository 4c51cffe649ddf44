import { describe, expect, it } from "vitest";
import { registeredKey } from "./billing-keys.ts";
import { newMember, newSignup, PASSWORD } from "./members.ts";
import { certifiedTicket, socialSignup, socialTicket } from "./people.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import type { TestServer } from "./test-server.ts";
import { times, twoServers, type TwoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();

const BATCH_SIZE = 20;
const path = { type: "KAKAO" };

describe.skipIf(database === null)(
  "concurrent account requests on PostgreSQL, over two servers",
  () => {
    const servers = twoServers(database);
    const { one } = servers;

    const rush = (send: Parameters<TwoServers["rush"]>[1]) => servers.rush(BATCH_SIZE, send);

    it("one social ticket creates one member", async () => {
      const body = socialSignup(await socialTicket(one));
      const counts = await rush((server) => server.api.send("signUpWithTicket", { path, body }));
      expect(counts).toEqual({ 201: 1, 409: BATCH_SIZE - 1 });
    });

    it("one provider account gets one owner from any number of tickets", async () => {
      const tickets = await times(BATCH_SIZE, () =>
        socialTicket(one, { providerId: "kakao-rush" }),
      );
      const counts = await rush((server, index) =>
        server.api.send("signUpWithTicket", { path, body: socialSignup(tickets[index] ?? "") }),
      );
      expect(counts).toEqual({ 201: 1, 409: BATCH_SIZE - 1 });
    });

    it("one certification certifies one member", async () => {
      const uid = await certifiedTicket(one, { uniqueKey: "ci-rush" });
      const counts = await rush((server) =>
        server.api.send("signUp", { body: newSignup({ certification_uid: uid }) }),
      );
      expect(counts).toEqual({ 201: 1, 409: BATCH_SIZE - 1 });
    });

    it("one password number has five tries", async () => {
      const { username } = await newMember(one);
      await one.api.ok("sendPasswordNumber", { body: { username } });
      const number = one.sms.lastNumber() === "000000" ? "111111" : "000000";
      const codes: string[] = [];
      await rush(async (server) => {
        const body = { username, number };
        const answer = await server.api.send<{ code: string }>("verifyPasswordNumber", { body });
        codes.push(answer.body.code);
        return answer;
      });
      expect(codes.filter((code) => code === "number_mismatch")).toHaveLength(4);
    });

    it("one correct number gives one ticket, and one ticket sets one password", async () => {
      const { username } = await newMember(one);
      await one.api.ok("sendPasswordNumber", { body: { username } });
      const body = { username, number: one.sms.lastNumber() };
      let token = "";
      const verified = await rush(async (server) => {
        const answer = await server.api.send<{ reset_token?: string }>("verifyPasswordNumber", {
          body,
        });
        token = answer.body.reset_token ?? token;
        return answer;
      });
      expect(verified).toEqual({ 200: 1, 422: BATCH_SIZE - 1 });
      const reset = { username, passwd: "Next!2026go", reset_token: token };
      const counts = await rush((server) => server.api.send("resetPassword", { body: reset }));
      expect(counts).toEqual({ 204: 1, 409: BATCH_SIZE - 1 });
    });

    it("several reset tickets set one password", async () => {
      const { username } = await newMember(one);
      const tokens: string[] = [];
      while (tokens.length < BATCH_SIZE) {
        await one.api.ok("sendPasswordNumber", { body: { username } });
        const body = { username, number: one.sms.lastNumber() };
        tokens.push((await one.api.ok("verifyPasswordNumber", { body })).reset_token);
      }
      const counts = await rush((server, index) => {
        const body = { username, passwd: "Next!2026go", reset_token: tokens[index] };
        return server.api.send("resetPassword", { body });
      });
      expect(counts).toEqual({ 204: 1, 409: BATCH_SIZE - 1 });
    });

    it("no login outlives the password that it was made with", async () => {
      for (let round = 0; round < 5; round += 1) {
        const { username, token } = await newMember(one);
        const begun: string[] = [];
        await rush(async ({ api }, index) => {
          if (index === BATCH_SIZE / 2) {
            return api.send("changePassword", { token, body: { passwd: "Next!2026go" } });
          }
          const body = { username, password: PASSWORD };
          const answer = await api.send<{ access_token?: string }>("login", { body });
          if (answer.body.access_token !== undefined) begun.push(answer.body.access_token);
          return answer;
        });
        const asked = begun.map((each) => one.api.send("getMe", { token: each }));
        const statuses = (await Promise.all(asked)).map(({ status }) => status);
        expect(statuses.filter((status) => status !== 401)).toEqual([]);
      }
    });

    it("a number is verified while its member leaves", async () => {
      for (let round = 0; round < 10; round += 1) {
        const { username, token } = await newMember(one);
        await one.api.ok("sendPasswordNumber", { body: { username } });
        const body = { username, number: one.sms.lastNumber() };
        const counts = await rush((server, index) =>
          index % 4 === 0
            ? server.api.send("deleteMe", { token })
            : server.api.send("verifyPasswordNumber", { body }),
        );
        expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([]);
      }
    });

    it("registers one card once and at most twenty", async () => {
      const { token } = await newMember(one);
      const prepare = () => registeredKey(one, token);
      const create = (server: TestServer, uid: string) =>
        server.api.send("createBillingKey", { token, body: { customer_uid: uid } });
      const first = await prepare();
      expect(await rush((server) => create(server, first))).toEqual({ 201: BATCH_SIZE });
      const uids = await times(BATCH_SIZE, prepare);
      const counts = await rush((server, index) => create(server, uids[index] ?? ""));
      expect(counts).toEqual({ 201: 19, 409: 1 });
      const keys = await one.api.ok("listBillingKeys", { token });
      expect(keys.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1);
    });
  },
);
