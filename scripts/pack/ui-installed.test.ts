import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { install, ours } from "./consumer.ts";
import { packUi } from "./packages.ts";

const page = `
import { Button, UiProvider } from "@damadum/ui";
import { createRoot } from "react-dom/client";
const root = document.createElement("div");
createRoot(root).render(<UiProvider><Button>예약하기</Button></UiProvider>);
`;
const viteConfig = `
import { slimChakra } from "@damadum/ui/vite";
export default { plugins: [slimChakra()] };
`;

test(
  "the packed ui compiles strictly and is built by Vite with its plugin",
  { timeout: 300_000 },
  async () => {
    const { folder, write, exec, typeErrors } = await install(await packUi(), {
      react: "19",
      "react-dom": "19",
      "@types/react": "19",
      "@types/react-dom": "19",
      typescript: ours("typescript"),
      vite: ours("vite"),
    });
    onTestFinished(() => rm(folder, { recursive: true, force: true }), 120_000);
    write("page.tsx", page);
    // Chakra's own declarations do not pass a strict check.
    const errors = (await typeErrors("bundler")).split("\n");
    expect(errors.filter((line) => /^(page\.tsx|node_modules\/@damadum)/.test(line))).toEqual([]);
    write("index.html", '<script type="module" src="/page.tsx"></script>');
    write("vite.config.js", viteConfig);
    expect(await exec("vite", "build")).toContain("built in");
  },
);
