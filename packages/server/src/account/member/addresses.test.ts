import { describe, expect, it } from "vitest";
import type { AddressInput } from "@damadum/sdk/model";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

const home: AddressInput = {
  name: "우리 집",
  postcode: "03925",
  address: "서울 마포구 월드컵북로 396",
  detail: "101동 1203호",
  floor: 12,
  carriage: "EV",
  is_default: true,
};

describe("the address book", () => {
  it("keeps one default address, which comes first and in the profile", async () => {
    const { token } = await newMember(server);
    const first = await server.api.ok("createAddress", { token, body: home });
    const second = await server.api.ok("createAddress", {
      token,
      body: { ...home, name: "회사", floor: -1, carriage: "STAIRS" },
    });
    const list = await server.api.ok("listAddresses", { token });
    expect(list).toEqual([second, { ...first, is_default: false }]);
    expect((await server.api.ok("getMe", { token })).first_address).toEqual(second);

    const body = { ...home, name: "본가" };
    const path = { id: first.id };
    const changed = await server.api.ok("updateAddress", { token, path, body });
    expect(changed).toEqual({ ...body, id: first.id });
    expect((await server.api.ok("getMe", { token })).first_address?.id).toBe(first.id);

    await server.api.ok("deleteAddress", { token, path });
    expect((await server.api.ok("getMe", { token })).first_address?.id).toBe(second.id);
  });

  it("accepts no more than thirty addresses when several are created concurrently", async () => {
    const { token } = await newMember(server);
    const body = { ...home, is_default: false };
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        server.api.send<{ code?: string }>("createAddress", { token, body }),
      ),
    );
    const rejected = answers.filter(({ status }) => status !== 201);
    expect(rejected.map(({ body: problem }) => problem.code)).toEqual(
      Array(2).fill("address_limit"),
    );
  });

  it.each([
    [{ floor: 0 }, "floor", "층수"],
    [{ postcode: "1234" }, "postcode", "우편번호를 03925처럼 입력해 주세요."],
    [{ postcode: "99999" }, "postcode", "우편번호"],
    [{ carriage: "CRANE" }, "carriage", "짐 나르는 방법"],
    [{ detail: "" }, "detail", "상세 주소를 입력해 주세요."],
    [{ detail: " " }, "detail", "상세 주소를 입력해 주세요."],
    [{ name: "이름이 스무 글자를 넘으면 안 되는 주소" }, "name", "20자"],
  ])("explains at the field how to correct %j", async (change, field, word) => {
    const { token } = await newMember(server);
    const body = { ...home, ...change };
    const answer = await server.api.problem("createAddress", { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    expect(answer.body.errors?.[0]?.message).toContain(word);
  });
});
