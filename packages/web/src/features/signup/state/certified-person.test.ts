import { fixtures } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import { certifiedPerson, clearCertifiedPerson, saveCertifiedPerson } from "./certified-person.ts";

afterEach(() => {
  clearCertifiedPerson();
  vi.useRealTimers();
});

test("keeps who was certified for as long as the server takes the ticket", () => {
  vi.useFakeTimers();
  const { uid, name, phone_number } = fixtures.certification;
  saveCertifiedPerson(fixtures.certification);
  expect(certifiedPerson()).toMatchObject({ uid, name, phoneNumber: phone_number });
  vi.advanceTimersByTime(10 * 60_000);
  expect(certifiedPerson()).toBeNull();
});

test("certifiedPerson returns null when it is forgotten", () => {
  saveCertifiedPerson(fixtures.certification);
  clearCertifiedPerson();
  expect(certifiedPerson()).toBeNull();
});
