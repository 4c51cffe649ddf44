import { describe, expect, it } from "vitest";
import { linkedPages, linkTo } from "./linked-pages.ts";

/** As spec section 2 writes them. */
const ROUTES_OF_THE_SPEC = new Set([
  "/my/order/storage/{serial}",
  "/my/payment",
  "/my/company",
  "/payments/custom/{url}",
  "/boxes/{serial}/content",
]);

describe("linkedPages", () => {
  it("are routes of the spec, except for our own", () => {
    const { myEstimate, storageContinuation, certificateCheck, devices, ...rest } = linkedPages;
    const { damageReport, moveDamageReport, ...others } = rest;
    expect(myEstimate).toBe("/my/estimate/:serial");
    expect(storageContinuation).toBe("/my/order/storage/:serial/continuation");
    expect(certificateCheck).toBe("/certificates");
    expect(devices).toBe("/my/profile/devices");
    expect(damageReport).toBe("/boxes/:serial/damage");
    expect(moveDamageReport).toBe("/my/estimate/:serial/damage");
    const routes = Object.values(others).map((path) => path.replaceAll(/:([a-z]+)/g, "{$1}"));
    expect(new Set(routes)).toEqual(ROUTES_OF_THE_SPEC);
  });
});

describe("linkTo", () => {
  it("fills in and encodes every part of the path", () => {
    expect(linkTo("myCompany")).toBe("/my/company");
    expect(linkTo("boxContent", { serial: "BX7K3F9QX2WB" })).toBe("/boxes/BX7K3F9QX2WB/content");
    expect(linkTo("customPayment", { url: "a/b?c" })).toBe("/payments/custom/a%2Fb%3Fc");
  });

  it("throws when a part of the path is missing", () => {
    expect(() => linkTo("myEstimate")).toThrow(RangeError);
    expect(() => linkTo("myEstimate", { serial: "" })).toThrow("serial");
  });
});
