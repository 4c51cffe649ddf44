import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { forgetStoredValues, storedValue } from "./stored-value.ts";

const number = storedValue("test.number", z.number());

afterEach(() => {
  number.clear();
  vi.unstubAllGlobals();
});

function storageWith(text: string): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
}

test("storedValue returns the value when it was set", () => {
  expect(number.get()).toBeNull();
  number.set(3);
  expect(number.get()).toBe(3);
  number.clear();
  expect(number.get()).toBeNull();
});

test.each(["{", '"three"', "null"])(
  "storedValue returns null when the storage holds %s",
  (text) => {
    vi.stubGlobal("localStorage", storageWith(text));
    expect(number.get()).toBeNull();
  },
);

test("storedValue keeps the value in memory when the storage is full", () => {
  vi.stubGlobal("localStorage", {
    ...storageWith("1"),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  number.set(2);
  expect(number.get()).toBe(2);
  forgetStoredValues(["local", "session"]);
  vi.unstubAllGlobals();
  expect(number.get()).toBeNull();
});
