import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { completeSignup } from "../../definitions/signup/fixtures.ts";
import { signupForm } from "../../definitions/signup/form.ts";
import { completeQuote } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { toValues } from "../data/values.ts";
import { createFormStore } from "../store/form-store.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import { clearDraft } from "./clear-drafts.ts";

class MemoryStorage {
  readonly entries = new Map<string, string>();
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.entries.set(key, text);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
}

let local: MemoryStorage;
let session: MemoryStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00+09:00") });
  local = new MemoryStorage();
  session = new MemoryStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function keeperFor(answers: object, form = quoteForm) {
  const store = createFormStore(toValues(answers));
  return { store, keeper: createDraftKeeper(form, store, "quote", () => "items") };
}

it("DraftKeeper writes after a pause, and reads back what it wrote", () => {
  const { store, keeper } = keeperFor({});
  keeper.follow();
  store.hold(["memo"], "주차");
  vi.advanceTimersByTime(400);
  store.hold(["memo"], "주차돼요");
  expect(local.entries.size).toBe(0);
  vi.advanceTimersByTime(500);
  expect(keeperFor({}).keeper.read()).toEqual({ values: { memo: "주차돼요" }, stepId: "items" });
});

it("DraftKeeper writes immediately when the page is hidden, and nothing when nothing changed", () => {
  const { store, keeper } = keeperFor(completeQuote);
  keeper.follow();
  keeper.flush();
  expect(local.entries.size).toBe(0);
  store.lift(["memo"], "곧 가요");
  keeper.flush();
  expect(keeper.read()?.values["memo"]).toBe("곧 가요");
});

it("DraftKeeper removes the draft and cancels a pending write when the form was sent", () => {
  const { store, keeper } = keeperFor(completeQuote);
  keeper.follow();
  store.lift(["memo"], "a");
  keeper.clear();
  vi.advanceTimersByTime(1000);
  expect(local.entries.size).toBe(0);
});

it("DraftKeeper never writes a password", () => {
  const store = createFormStore({});
  const keeper = createDraftKeeper(signupForm, store, "signup", () => null);
  const stop = keeper.follow();
  store.report(toValues(completeSignup));
  stop();
  const [text = ""] = session.entries.values();
  expect(text).toContain(completeSignup.username);
  expect(text).not.toContain(completeSignup.passwd);
});

it("DraftKeeper ignores a draft when it is of another version or has expired", () => {
  const { store, keeper } = keeperFor({});
  keeper.follow();
  store.lift(["memo"], "a");
  keeper.flush();
  const newer = { ...quoteForm, version: "newer" };
  expect(keeperFor({}, newer).keeper.read()).toBeNull();
  vi.setSystemTime(new Date("2026-11-28T10:00:00+09:00"));
  expect(keeper.read()).toBeNull();
});

it.each(["", "null", "[]", "{", '{"version":1}'])("DraftKeeper ignores %j", (text) => {
  local.setItem("damadum.draft.quote", text);
  expect(keeperFor({}).keeper.read()).toBeNull();
});

it("DraftKeeper works when storage is forbidden", () => {
  vi.stubGlobal("localStorage", undefined);
  const { store, keeper } = keeperFor({});
  keeper.follow();
  store.lift(["memo"], "a");
  keeper.flush();
  expect(keeper.read()).toBeNull();
  expect(() => clearDraft("quote")).not.toThrow();
});

it("DraftKeeper opens a draft of an earlier version at the renamed step when the form takes the same answers", () => {
  const values = { memo: "주차" };
  const keep = (version: string) =>
    local.setItem(
      "damadum.draft.quote",
      JSON.stringify({ version, savedAt: Date.now(), stepId: "day", values }),
    );
  const form = { ...quoteForm, draft: { ...quoteForm.draft, alsoOpens: { old: { day: "date" } } } };
  keep("old");
  expect(keeperFor({}, form).keeper.read()).toEqual({ values, stepId: "date" });
  keep("older");
  expect(keeperFor({}, form).keeper.read()).toBeNull();
});

it("DraftKeeper opens a draft when the form has only got more to ask since", () => {
  const values = { memo: "주차" };
  const kept = { version: quoteForm.version, savedAt: Date.now(), stepId: "items", values };
  local.setItem("damadum.draft.quote", JSON.stringify(kept));
  const form = { ...quoteForm, version: `${quoteForm.version} more1` };
  expect(keeperFor({}, form).keeper.read()).toEqual({ values, stepId: "items" });
});
