import { expect, test } from "vitest";
import { apiOriginOf, type SiteHosts } from "./api-origin.ts";

const hosts: SiteHosts = {
  web: "box.example",
  webWithWww: "www.box.example",
  stagingWeb: "staging.box.example",
  api: "api.box.example",
  developmentWeb: "dev.box.example",
  developmentApi: "dev-api.box.example",
};

test.each([
  ["dev.box.example", "https://dev-api.box.example"],
  ["box.example", "https://api.box.example"],
  ["www.box.example", "https://api.box.example"],
  ["staging.box.example", "https://api.box.example"],
  ["localhost", "http://localhost:4000"],
  ["192.168.0.7", "http://localhost:4000"],
  ["box.example.evil.example", "http://localhost:4000"],
])("apiOriginOf returns the API when the page host is %s: %s", (pageHost, origin) => {
  expect(apiOriginOf(pageHost, hosts)).toBe(origin);
});
