// `pnpm dev`: the web by Vite with hot updates, the server started again after each change, and whatever is generated
// made anew after each change of the contract or of a form's schemas.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "./root.ts";
import { describeServices } from "./stack/services.ts";
import { readStackSettings } from "./stack/settings.ts";
import { Stack } from "./stack/stack.ts";

const SETTLE_MS = 150;
/** Ends when everything that changes asked for so far is done. */
let last = Promise.resolve();

const settings = readStackSettings(process.env);
const stack = new Stack(settings, (service) => {
  const { name } = service.description;
  console.error(`${name} 가 멈췄어요. 고치면 다시 시작해요.\n${service.logTail()}`);
});
await stack.start(["sandbox", "server"]).catch(tell);

// Vite and its settings plugin read what the web host would read.
Object.assign(process.env, describeServices(settings).web?.env);
const web = join(root, "packages/web");
const vite = await createServer({ root: web, configFile: join(web, "vite.config.ts") });
await vite.listen();
vite.printUrls();
console.log(`  API: http://localhost:${settings.ports.api} (로그: ${settings.dataDir}/logs)`);

const source = /^(?!.*(?:generated|\.test\.)).*\.(?:ts|sql)$/;
onChange("packages/server/src", source, restartServer);
onChange("packages/domain/src", source, restartServer);
// The folder, not the file: editors put a new file in its place.
onChange(".", /^openapi\.yaml$/, async () => {
  await generate("*");
  await restartServer();
});
onChange("packages/forms/src", /schema[^/]*\.ts$/, () => generate("@damadum/forms"));

// Vite ends the process by itself on SIGTERM, before the others could stop in order.
process.removeAllListeners("SIGTERM");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  await Promise.all([vite.close(), stack.stop()]);
  process.exit(0);
}

async function restartServer(): Promise<void> {
  const server = stack.service("server");
  await server.stop();
  await server.start();
  console.log("server: 다시 시작했어요.");
}

/** Writes what packages derive from the contract and from form definitions. */
async function generate(packages: string): Promise<void> {
  const options = ["--filter", packages, "--if-present", "run", "generate"];
  const generating = spawn("pnpm", options, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(generating, "close");
  if (code !== 0) throw new Error(`generate (${packages}): 실패했어요.`);
  console.log(`generate (${packages}): 새로 만들었어요.`);
}

/** Runs an action after matching files changed, one at a time; changes that come close together count as one. */
function onChange(folder: string, files: RegExp, action: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, folder), { recursive: folder !== "." }, (_event, name) => {
    if (name === null || !files.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(action).catch(tell);
    }, SETTLE_MS);
  });
}

function tell(problem: unknown): void {
  console.error(problem instanceof Error ? problem.message : problem);
}
