import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { tooClose } from "./contrast.ts";
import { readTokens, tokenFiles, withSeeds, type TokenFile } from "./dtcg.ts";
import { createPalette } from "./palette.ts";
import { exceptions, seeds } from "./seeds.ts";

type Files = Record<string, TokenFile>;

/** The files of now, with the colour at a path of base.tokens.json replaced. */
function changed(path: string, hex: string): Files {
  const files: Files = structuredClone({ ...tokenFiles() });
  let at: object = files["base.tokens.json"] ?? {};
  for (const name of path.split(".")) at = Reflect.get(at, name);
  const components = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  Reflect.set(at, "$value", { colorSpace: "srgb", components });
  return files;
}

describe("the token files", () => {
  it("lose nothing when they are read back unchanged", () => {
    const files: Files = JSON.parse(JSON.stringify(tokenFiles()));
    expect(readTokens(files)).toEqual({ seeds, exceptions, refused: [] });
  });

  it("say each token once, in types and units of the format", () => {
    const [base, light] = [tokenFiles()["base.tokens.json"], tokenFiles()["light.tokens.json"]];
    expect(base).toMatchObject({
      seed: { brand: { $type: "color", $value: { colorSpace: "srgb", alpha: 1, hex: "#1d5a45" } } },
      palette: { shade: { 6: { $value: { alpha: 0.06 } } } },
      radii: { lg: { $type: "dimension", $value: { value: 1.25, unit: "rem" } } },
      sizes: { "0_5": { $value: { value: 0.125, unit: "rem" } } },
      durations: { fast: { $type: "duration", $value: { value: 120, unit: "ms" } } },
      easings: { out: { $value: [0.2, 0.8, 0.2, 1] } },
      shadows: {
        frame: { $root: { $value: [{ color: "{color.border.$root}", inset: true }] } },
        card: {
          $value: [{}, { offsetY: { value: 1 }, blur: { value: 2 } }, { spread: { value: -8 } }],
        },
      },
    });
    expect(light).toMatchObject({ color: { bg: { $root: { $value: "{palette.neutral.25}" } } } });
  });

  it("refer only to tokens that they have", () => {
    const files = tokenFiles();
    const names = (node: unknown, path: string): readonly string[] =>
      typeof node !== "object" || node === null
        ? []
        : "$value" in node
          ? [path]
          : Object.entries(node).flatMap(([name, child]) =>
              names(child, `${path}${path && "."}${name}`),
            );
    const known = new Set(
      ["base", "light"].flatMap((name) => names(files[`${name}.tokens.json`], "")),
    );
    const references = [...JSON.stringify(files).matchAll(/"\{([^}]+)\}"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((name) => !known.has(name ?? ""))).toEqual([]);
  });
});

describe("files that somebody changed", () => {
  it("change a seed, whose scale follows, when its colour differs", () => {
    const read = readTokens(changed("seed.brand", "#3b3fa8"));
    expect(read).toEqual({ seeds: { ...seeds, brand: "#3b3fa8" }, exceptions: {}, refused: [] });
    expect(readTokens({ ...tokenFiles(read.seeds, read.exceptions) })).toMatchObject({
      seeds: read.seeds,
      refused: [],
    });
  });

  it("change a seed when only its hex was written anew", () => {
    const files = changed("seed.brand", seeds.brand);
    const seed: object = Object(files["base.tokens.json"]?.["seed"]);
    Object.assign(Reflect.get(Reflect.get(seed, "brand"), "$value"), { hex: "#3B3FA8" });
    expect(readTokens(files)).toMatchObject({ seeds: { brand: "#3b3fa8" }, refused: [] });
  });

  it("make an exception when one step of a scale differs", () => {
    const read = readTokens(changed("palette.brand.500", "#2f8f6f"));
    expect(read).toEqual({ seeds, exceptions: { "brand.500": "#2f8f6f" }, refused: [] });
    expect(createPalette(read.seeds, read.exceptions).brand["500"]).toEqual({ value: "#2f8f6f" });
    const again = readTokens({ ...tokenFiles(read.seeds, read.exceptions) });
    expect(again).toEqual(read);
  });

  it("are refused by the file where the change belongs when no seed can carry it", () => {
    const files = changed("seed.brand", seeds.brand);
    Object.assign(files["base.tokens.json"]?.["radii"] ?? {}, { lg: { $value: 3 } });
    expect(readTokens(files).refused).toEqual([
      "base.tokens.json radii.lg: theme/tokens.ts or palette.ts",
    ]);
  });

  it("name the pairs that become unreadable", () => {
    const { seeds: from, exceptions: except } = readTokens(
      changed("palette.neutral.900", "#dddddd"),
    );
    expect(tooClose(from, except)).toContain("light: fg on bg 1.29");
  });
});

it("the source of the seeds keeps its words when other seeds are written", () => {
  const source = readFileSync(fileURLToPath(new URL("seeds.ts", import.meta.url)), "utf8");
  expect(withSeeds(source, { seeds, exceptions, refused: [] })).toBe(source);
  const written = withSeeds(source, { seeds, exceptions: { "brand.500": "#2f8f6f" }, refused: [] });
  expect(written).toContain('= {\n  "brand.500": "#2f8f6f",\n};');
});
