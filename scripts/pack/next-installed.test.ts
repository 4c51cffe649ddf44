import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { install } from "./consumer.ts";
import { packSdk } from "./packages.ts";

const page = `"use client";
import { useGetMe } from "@damadum/sdk";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
const client = new QueryClient();
const Name = () => <p>{useGetMe().data?.name}</p>;
export default () => <QueryClientProvider client={client}><Name /></QueryClientProvider>;
`;
const layout = `
export default ({ children }: { children: React.ReactNode }) => <html><body>{children}</body></html>;
`;

test("the packed SDK is built by Next.js", { timeout: 300_000 }, async () => {
  const { folder, write, exec } = await install(await packSdk(), {
    next: "latest",
    react: "19",
    "react-dom": "19",
    "@types/react": "19",
    "@types/node": "24",
    "@tanstack/react-query": "5",
    typescript: "5.9",
  });
  onTestFinished(() => rm(folder, { recursive: true, force: true }), 120_000);
  mkdirSync(join(folder, "app"));
  write("app/page.tsx", page);
  write("app/layout.tsx", layout);
  expect(await exec("next", "build")).toContain("Generating static pages");
});
