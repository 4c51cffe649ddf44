import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/root.ts";
import { linkModules } from "../../scripts/testing/copy-repository.ts";
import { buildSite } from "../static/site.ts";
import { hashOf } from "./print.ts";

/** Where builds, prints and pictures are kept by the key of their tree; git ignores it. */
export const cacheFolder = join(root, ".cache/review");

/** What a build of Storybook reads. */
const INPUTS = /^(?:\.storybook\/|openapi|packages\/(?!server\/|sandbox\/|app\/)|pnpm-lock\.yaml)/;
const NOT_INPUTS = /\.test\.tsx?$|\.md$|^\.storybook\/(?:review|static|coverage)\//;

function git(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  return execFileSync("git", args, { ...options, env: { ...process.env, ...env } }).trim();
}

/** The commit where the work of now left the ref. Throws when git knows no such ref. */
export function mergeBase(ref: string): string {
  return git(["merge-base", "HEAD", ref]);
}

/** The name of the person whom git knows, or nothing. */
export function reviewerName(): string {
  try {
    return git(["config", "user.name"]);
  } catch {
    return "";
  }
}

/** The key of what Storybook would be built from: at a commit, or in the working folder with what is not committed. */
export function treeKey(commit?: string): string {
  const lines = git(["ls-tree", "-r", commit ?? workingTree()]).split("\n");
  const inputs = lines.filter((line) => {
    const [, file = ""] = line.split("\t");
    return INPUTS.test(file) && !NOT_INPUTS.test(file);
  });
  return hashOf(...inputs);
}

function workingTree(): string {
  const index = join(tmpdir(), `review-index-${process.pid}`);
  try {
    git(["read-tree", "HEAD"], { GIT_INDEX_FILE: index });
    git(["add", "--all"], { GIT_INDEX_FILE: index });
    return git(["write-tree"], { GIT_INDEX_FILE: index });
  } finally {
    rmSync(index, { force: true });
  }
}

/** The folder of a tree's built Storybook, built now unless it is in the cache. */
export async function builtSite(key: string, commit?: string): Promise<string> {
  const folder = join(cacheFolder, key);
  const site = join(folder, "site");
  if (existsSync(site)) return site;
  mkdirSync(folder, { recursive: true });
  const building = join(folder, "building");
  const repository = commit === undefined ? root : checkOut(commit, join(folder, "source"));
  try {
    // Labels name the recipe of each rule; see main.ts.
    await buildSite(building, { repository, env: { STORYBOOK_LABELS: "1" } });
  } finally {
    if (commit !== undefined) rmSync(repository, { recursive: true, force: true });
  }
  renameSync(building, site);
  return site;
}

/** The hash of a built site: its chunks have the hashes of their contents in their names. */
export function siteHash(site: string): string {
  const page = readFileSync(join(site, "iframe.html"), "utf8");
  return hashOf(page, ...globSync("assets/**", { cwd: site }).toSorted());
}

/** The files of a commit in a folder of their own, with installed packages. */
function checkOut(commit: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  const lock = (of: string) => readFileSync(join(of, "pnpm-lock.yaml"), "utf8");
  if (lock(folder) === lock(root)) linkModules(folder);
  else {
    const install = ["install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts"];
    execFileSync("pnpm", install, { cwd: folder, stdio: "ignore" });
  }
  return folder;
}
