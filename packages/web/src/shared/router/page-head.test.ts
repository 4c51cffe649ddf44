import { brand } from "@damadum/domain";
import { expect, test } from "vitest";
import { pageHead } from "./page-head.ts";

test("pageHead puts the title before the brand when the route has one", () => {
  expect(pageHead({ title: "이용 안내", description: "순서" }, "/guide")).toEqual({
    title: `이용 안내 | ${brand.name}`,
    description: "순서",
    url: `https://${brand.hosts.web}/guide`,
  });
});

test("pageHead returns the default texts when the route has none", () => {
  expect(pageHead({}, "/")).toEqual({
    title: brand.defaultTitle,
    description: brand.description,
    url: `https://${brand.hosts.web}/`,
  });
});
