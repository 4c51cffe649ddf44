import { expect, it, vi } from "vitest";

import { createFormStore } from "./form-store.ts";

it("FormStore holds typed text beside the answers until it is committed", () => {
  const store = createFormStore({ start: { floor: 3 } });
  store.hold(["start", "detail"], "302");
  expect(store.answers()).toEqual({ start: { floor: 3 } });
  expect(store.current()).toEqual({ start: { floor: 3, detail: "302" } });
  store.lift(["start", "detail"], "302호");
  expect(store.answers()).toEqual({ start: { floor: 3, detail: "302호" } });
});

it("FormStore keeps typed text when the mounted step reports without it", () => {
  const store = createFormStore({});
  store.hold(["memo"], "a");
  store.report({ memo: undefined, use_boxes: true });
  expect(store.current()).toEqual({ memo: "a", use_boxes: true });
});

it("FormStore drops answers when they were removed, at any depth", () => {
  const store = createFormStore({ start: { detail: "a", floor: 1 } });
  store.report({ start: { detail: undefined, floor: 1 } });
  expect(store.answers()).toEqual({ start: { floor: 1 } });
});

it("FormStore notifies answer listeners on changes and typing listeners on each letter", () => {
  const store = createFormStore({});
  const onAnswer = vi.fn();
  const onTyping = vi.fn();
  store.subscribe(onAnswer);
  store.subscribeTyping(onTyping);
  store.hold(["memo"], "a");
  store.hold(["memo"], "ab");
  store.lift(["memo"], "ab");
  store.lift(["memo"], "ab");
  expect(onAnswer).toHaveBeenCalledTimes(1);
  expect(onTyping).toHaveBeenCalledTimes(3);
});

it("FormStore commits typed text once, and nothing after all answers were replaced", () => {
  const store = createFormStore({});
  store.hold(["memo"], "a");
  store.settle(["memo"]);
  expect(store.answers()).toEqual({ memo: "a" });
  store.hold(["memo"], "ab");
  store.replace({});
  store.settle(["memo"]);
  expect(store.answers()).toEqual({});
});

it("FormStore drops typed text when it is reset", () => {
  const store = createFormStore({ memo: "a" });
  store.hold(["memo"], "ab");
  store.replace({});
  expect(store.current()).toEqual({});
});
