// `pnpm sdk:pack`, `ui:pack`, `forms:pack`: builds a package for other repositories and prints its tarball's path.
import { packForms, packSdk, packUi } from "./packages.ts";

const packs: Readonly<Record<string, () => Promise<string>>> = {
  sdk: packSdk,
  ui: packUi,
  forms: packForms,
};
const [name = ""] = process.argv.slice(2);
const tarball = await packs[name]?.();
if (tarball === undefined)
  throw new Error(`One of ${Object.keys(packs).join(", ")}, not "${name}"`);
console.log(tarball);
