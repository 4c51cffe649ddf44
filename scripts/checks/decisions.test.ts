import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

const MOST_WORDS = 380;

it.each(globSync(join(root, "docs/decisions/*.md")).map((file) => [basename(file), file]))(
  "%s is short enough to read",
  (_name, file) => {
    const words = readFileSync(file, "utf8").split(/\s+/).filter(Boolean).length;

    expect(words).toBeLessThanOrEqual(MOST_WORDS);
  },
);
