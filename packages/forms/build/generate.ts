import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { RJSFSchema } from "@rjsf/utils";

import { compileValidators } from "./compile-validators.ts";
import { readContractSchemas } from "./contract-schemas.ts";

// Writes src/generated: the request bodies of the contract that forms fill in, and the compiled validators of
// every form. With --check it writes nothing and fails when a file is not what it would write.

const requestBodies = [
  "AddressInput",
  "EstimateDraft",
  "LoginRequest",
  "PasswordChange",
  "PasswordConfirmation",
  "PasswordNumberCheck",
  "PasswordNumberRequest",
  "PasswordReset",
  "ProfileUpdate",
  "SignupRequest",
  "SocialSignupRequest",
];
const isCheck = process.argv.includes("--check");
const contract = new URL("../../../openapi.yaml", import.meta.url);
const generated = new URL("../src/generated/", import.meta.url);
const definitions = new URL("../src/definitions/", import.meta.url);
const stale: string[] = [];

function emit(path: string, text: string): void {
  const file = new URL(path, generated);
  const present = existsSync(file) ? readFileSync(file, "utf8") : null;
  if (present === text) return;
  stale.push(path);
  if (isCheck) return;
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, text);
}

function contractModule(): string {
  const schemas = Object.entries(
    readContractSchemas(readFileSync(contract, "utf8"), requestBodies),
  );
  return [
    "// Written by build/generate.ts from openapi.yaml.",
    'import type { RJSFSchema } from "@rjsf/utils";',
    ...schemas.map(
      ([name, schema]) =>
        `\nexport const ${name}: RJSFSchema = ${JSON.stringify(schema, null, 2)};`,
    ),
    "",
  ].join("\n");
}

async function schemasOf(form: string): Promise<readonly RJSFSchema[]> {
  const module: { schemas: readonly RJSFSchema[] } = await import(
    fileURLToPath(new URL(`${form}/schemas.ts`, definitions))
  );
  return module.schemas;
}

emit("contract.ts", contractModule());
for (const form of readdirSync(definitions)) {
  if (!existsSync(new URL(`${form}/schemas.ts`, definitions))) continue;
  const schemas = await schemasOf(form);
  const version = createHash("sha256").update(JSON.stringify(schemas)).digest("hex").slice(0, 12);
  emit(
    `validators/${form}.ts`,
    `${compileValidators(schemas)}\n\nexport const version = "${version}";\n`,
  );
}

if (isCheck && stale.length > 0) {
  console.error(
    `Not what the definitions say: ${stale.join(", ")}. Run pnpm --filter @damadum/forms generate.`,
  );
  process.exitCode = 1;
}
