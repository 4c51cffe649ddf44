import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { combinations, type Consumer, install, ours, resolutions } from "./consumer.ts";
import { packSdk } from "./packages.ts";

/** Every way into the package, as a page of another project would use it. */
const page = `
import { ApiError, createSdk, useGetMe, type Estimate } from "@damadum/sdk";
import { checkResponse } from "@damadum/sdk/check";
import type { EstimateDraft } from "@damadum/sdk/model";
import type { Operations } from "@damadum/sdk/operations";
import { AddressInput } from "@damadum/sdk/requests";
import { CreateEstimateBody } from "@damadum/sdk/zod/estimate";

export const sdk = createSdk({ baseUrl: "https://api.example.com", checkResponse });
export const read = (value: unknown): EstimateDraft => CreateEstimateBody.parse(value);
export const serialOf = ({ serial }: Estimate): string => serial;
export const needed: readonly string[] = AddressInput.required ?? [];
export type { Operations };

export function Name() {
  const { data, error } = useGetMe();
  return <p>{error instanceof ApiError ? error.message : data?.name}</p>;
}
`;
const mocks = `
import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import { setupServer } from "msw/node";
export const server = setupServer(scenarios.getMe.tooManyRequests, ...defaultHandlers);
`;
const vitestFile = `
import { configureSdk, getMe, isApiError } from "@damadum/sdk";
import { expect, test } from "vitest";
import { server } from "./mocks.js";
test("getMe fails when there are too many requests", async () => {
  server.listen();
  configureSdk({ baseUrl: "http://localhost" });
  const error = await getMe().catch((each) => each);
  expect(isApiError(error) && error.retryAfterSeconds).toBe(30);
  server.close();
});
`;

/** What a page pays for at most, gzipped: zod is counted, react and react-query are there anyway. */
const bundles = [
  {
    name: "hook",
    code: 'import { useGetMe } from "@damadum/sdk"; console.log(useGetMe);',
    bytes: 4000,
  },
  {
    name: "tag",
    code: 'import * as tag from "@damadum/sdk/zod/estimate"; console.log(tag);',
    bytes: 12_000,
  },
];
const lone = (name: string) => ({
  rollupOptions: {
    input: "entry.js",
    external: ["react", "@tanstack/react-query"],
    output: { entryFileNames: `${name}.js` },
  },
});

const consumers: Consumer[] = [];
let tarball: string;

async function consumer(libraries: Readonly<Record<string, string>>): Promise<Consumer> {
  const added = await install(tarball, libraries);
  consumers.push(added);
  return added;
}

beforeAll(async () => {
  tarball = await packSdk();
}, 120_000);
afterAll(async () => {
  for (const { folder } of consumers) await rm(folder, { recursive: true, force: true });
}, 120_000);

describe.each(combinations)("with React $react and TypeScript $typescript", (combination) => {
  const { react, typescript } = combination;
  test("the packed SDK compiles strictly, its declarations too", { timeout: 300_000 }, async () => {
    const { write, typeErrors } = await consumer({
      react,
      "@types/react": react,
      "@tanstack/react-query": "5",
      typescript,
    });
    write("page.tsx", page);
    for (const resolution of resolutions) expect(await typeErrors(resolution), resolution).toBe("");
  });
});

test(
  "the packed SDK runs in Node, Vite and Vitest, with its mocks",
  { timeout: 300_000 },
  async () => {
    const { folder, write, exec, typeErrors } = await consumer({
      react: ours("react"),
      "@tanstack/react-query": "5",
      "@faker-js/faker": "10",
      msw: ours("msw"),
      typescript: ours("typescript"),
      vite: ours("vite"),
      vitest: ours("vitest"),
    });
    write("mocks.ts", mocks);
    write("page.tsx", 'export { server } from "./mocks.js";');
    expect(await typeErrors("nodenext")).toBe("");

    const called = `import { listPopups } from "@damadum/sdk";
    import manifest from "@damadum/sdk/package.json" with { type: "json" };
    console.log(typeof listPopups, manifest.version);`;
    expect(await exec("node", "--input-type=module", "--eval", called)).toMatch(
      /^function \d+\.\d+\.\d+\n$/,
    );

    write("index.html", '<script type="module" src="/main.js"></script>');
    write("main.js", 'import { getMe } from "@damadum/sdk"; getMe().then(console.log);');
    expect(await exec("vite", "build")).toContain("built in");

    for (const { name, code, bytes } of bundles) {
      write("entry.js", code);
      write("vite.config.js", `export default { build: ${JSON.stringify(lone(name))} };`);
      await exec("vite", "build");
      const size = gzipSync(await readFile(join(folder, "dist", `${name}.js`))).length;
      expect(size, name).toBeGreaterThan(bytes / 2);
      expect(size, name).toBeLessThanOrEqual(bytes);
    }

    write("me.test.ts", vitestFile);
    expect(await exec("vitest", "run")).toContain("1 passed");
  },
);
