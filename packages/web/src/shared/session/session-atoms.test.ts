import { beforeEach, expect, test } from "vitest";
import { createStore, type Store } from "../config/store.ts";
import { loginErrorAtom, sessionAtom, sessionStatusAtom } from "./session-atoms.ts";

let store: Store;

beforeEach(() => {
  store = createStore();
});

test("session is starting when nothing was requested yet", () => {
  expect(store.get(sessionStatusAtom)).toBe("starting");
  expect(store.get(loginErrorAtom)).toBeNull();
});

test.each(["starting", "unreachable", "visitor"] as const)(
  "login error keeps the status when a login fails while %s",
  (status) => {
    store.set(sessionAtom, { status, loginError: null });
    store.set(loginErrorAtom, "비밀번호가 맞지 않아요.");
    expect(store.get(sessionAtom)).toEqual({ status, loginError: "비밀번호가 맞지 않아요." });
    store.set(sessionAtom, { status: "member" });
    expect(store.get(loginErrorAtom)).toBeNull();
  },
);

test("login error changes nothing when a member is logged in", () => {
  store.set(sessionAtom, { status: "member" });
  store.set(loginErrorAtom, "비밀번호가 맞지 않아요.");
  expect(store.get(sessionAtom)).toEqual({ status: "member" });
});
