import { expect, test } from "vitest";
import { authorizeHref } from "./authorize-href.ts";

const login = "https://provider.example/login?client_id=shop";

test("authorizeHref adds the state when there is no verifier", async () => {
  const href = await authorizeHref(login, { state: "s1", verifier: null });
  expect(href).toBe(`${login}&state=s1`);
});

test("authorizeHref adds the code challenge of RFC 7636 when there is a verifier", async () => {
  const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const { searchParams } = new URL(await authorizeHref(login, { state: "s1", verifier }));
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "shop",
    state: "s1",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  });
});
