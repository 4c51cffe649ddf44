import { expect, it, vi } from "vitest";

import type { VerificationResult } from "../definition/verification-service.ts";
import { createVerifier } from "./verifier.ts";

const path = ["username"];

it("Verifier asks about a value once and keeps its verdict", async () => {
  const verifier = createVerifier();
  const service = vi.fn(() => Promise.resolve({ valid: false, reason: "TAKEN" }));
  await Promise.all([verifier.ask(path, "dama", service), verifier.ask(path, "dama", service)]);
  expect(service).toHaveBeenCalledTimes(1);
  expect(verifier.get(path)).toEqual({
    value: "dama",
    status: "done",
    valid: false,
    reason: "TAKEN",
  });
});

it("Verifier aborts the call and ignores its answer when the value changed", async () => {
  const verifier = createVerifier();
  const first = Promise.withResolvers<VerificationResult>();
  const signals: AbortSignal[] = [];
  const pending = verifier.ask(path, "dam", (_, signal) => {
    signals.push(signal);
    return first.promise;
  });
  await verifier.ask(path, "dama", () => Promise.resolve({ valid: true, reason: null }));
  first.resolve({ valid: false, reason: "TAKEN" });
  await pending;
  expect(signals[0]?.aborted).toBe(true);
  expect(verifier.get(path)).toMatchObject({ value: "dama", valid: true });
});

it("Verifier asks again when the call failed or was dropped", async () => {
  const verifier = createVerifier();
  const listener = vi.fn();
  verifier.subscribe(listener);
  await verifier.ask(path, "dama", () => Promise.reject(new Error("offline")));
  expect(verifier.get(path)?.status).toBe("unknown");
  await verifier.ask(path, "dama", () => Promise.resolve({ valid: true, reason: null }));
  expect(verifier.get(path)?.status).toBe("done");
  verifier.drop(path);
  expect(verifier.get(path)).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(5);
});
