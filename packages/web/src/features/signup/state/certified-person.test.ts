import { fixtures } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import { certifiedPerson, clearCertifiedPerson, saveCertifiedPerson } from "./certified-person.ts";

afterEach(() => {
  clearCertifiedPerson();
  vi.useRealTimers();
});

test("certifiedPerson returns the person until the ticket expires when one was saved", () => {
  vi.useFakeTimers();
  const { uid, name, phone_number } = fixtures.certification;
  saveCertifiedPerson(fixtures.certification);
  expect(certifiedPerson()).toMatchObject({ uid, name, phoneNumber: phone_number });
  vi.advanceTimersByTime(10 * 60_000);
  expect(certifiedPerson()).toBeNull();
});

test("certifiedPerson returns null when it was cleared", () => {
  saveCertifiedPerson(fixtures.certification);
  clearCertifiedPerson();
  expect(certifiedPerson()).toBeNull();
});
