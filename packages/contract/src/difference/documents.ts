import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { bundle, ROOT, type ContractFiles } from "../reader/bundle.ts";
import { contractFiles, REPOSITORY } from "../reader/contract.ts";
import { isObject, objectAt, unescaped, type JsonObject } from "../reader/json.ts";
import { textOf } from "./change.ts";

/** The bundle of the last release, which is what changes are compared with. */
export const RELEASED = join(REPOSITORY, "openapi/generated/released.json");

/** Input that cannot be compared; the message is a Korean sentence for whoever gave it. */
export class UnusableInput extends Error {}

/**
 * One bundled document of a file, of a folder with openapi.yaml and its parts, or of a git ref; of the working tree
 * where `place` is undefined.
 * @throws UnusableInput that says what cannot be read and why
 */
export function readBundle(place: string | undefined): JsonObject {
  try {
    return bundleAt(place);
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableInput(
      `${place ?? "작업 중인 openapi.yaml"} 을(를) 읽을 수 없어요. 이곳을 고쳐 주세요: ${reason}`,
      { cause: error },
    );
  }
}

function bundleAt(place: string | undefined): JsonObject {
  if (place === undefined) return checked(bundle(contractFiles()).document, ROOT);
  const path = pathOf(place);
  if (existsSync(path)) {
    const file = statSync(path).isDirectory() ? join(path, ROOT) : path;
    if (!existsSync(file))
      throw new UnusableInput(
        `${place} 에 openapi.yaml 이 없어요. 계약이 있는 폴더를 적어 주세요.`,
      );
    const text = readFileSync(file, "utf8");
    if (file.endsWith(".json")) return checked(JSON.parse(text), place);
    const parts = globSync("openapi/*.yaml", { cwd: dirname(file) }).map((part) => [
      part,
      readFileSync(join(dirname(file), part), "utf8"),
    ]);
    const isWhole = !text.includes('"openapi/');
    return checked(
      bundle({ [ROOT]: text, ...(!isWhole && Object.fromEntries(parts)) }).document,
      place,
    );
  }
  return checked(bundle(filesAt(place)).document, place);
}

const pathOf = (place: string) => resolve(process.env["INIT_CWD"] ?? "", place);

/** Whether a place is meant as a commit: there is no file or folder of that name. */
export const isGitRef = (place: string) => !existsSync(pathOf(place));

function filesAt(ref: string): ContractFiles {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, {
      cwd: REPOSITORY,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 26,
    });
  const isRef =
    !ref.startsWith("-") &&
    succeeds(() => git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`));
  if (!isRef)
    throw new UnusableInput(
      `${ref} 은(는) 파일도, 폴더도, git 의 커밋도 아니에요. 이름을 확인해 주세요.`,
    );
  const listed = git("ls-tree", "-r", "--name-only", ref, "--", ROOT, "openapi").split("\n");
  const files = listed.filter((file) => /^openapi(?:\.yaml|\/[^/]+\.yaml)$/.test(file));
  if (!files.includes(ROOT))
    throw new UnusableInput(`${ref} 에는 openapi.yaml 이 없어요. 계약이 있는 커밋을 적어 주세요.`);
  return Object.fromEntries(files.map((file) => [file, git("show", `${ref}:${file}`)]));
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** The document, if it is OpenAPI 3.1 and each of its references points at something. */
function checked(document: unknown, place: string): JsonObject {
  if (!isObject(document) || !isObject(document["paths"])) {
    throw new UnusableInput(
      `${place} 은(는) OpenAPI 문서가 아니에요. paths 가 있는 문서를 적어 주세요.`,
    );
  }
  const { openapi } = document;
  if (openapi !== undefined && !textOf(openapi).startsWith("3.1.")) {
    throw new UnusableInput(
      `${place} 은(는) OpenAPI ${textOf(openapi)} 문서예요. 3.1 문서만 비교해요.`,
    );
  }
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isObject(node)) return;
    const { $ref } = node;
    if (typeof $ref === "string") {
      const keys = $ref.replace(/^#\//, "").split("/").map(unescaped);
      if (objectAt(document, ...keys) === undefined) {
        throw new UnusableInput(
          `${place}: ${$ref} 가 가리키는 것이 없어요. 이름을 고치거나 그것을 적어 주세요.`,
        );
      }
    }
    Object.values(node).forEach(walk);
  };
  walk(document["paths"]);
  walk(document["components"]);
  return document;
}
