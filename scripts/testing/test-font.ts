import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../root.ts";

interface TestFont {
  /** The name by which Chromium reports it. */
  readonly family: string;
  readonly files: readonly string[];
}

const fonts = {
  usual: bundled("noto-sans-kr", "NotoSansKR", "Noto Sans KR", [
    "400Regular",
    "500Medium",
    "600SemiBold",
    "700Bold",
  ]),
  wide: bundled("nanum-gothic", "NanumGothic", "NanumGothic", ["400Regular", "700Bold"]),
  narrow: bundled("do-hyeon", "DoHyeon", "Do Hyeon", ["400Regular"]),
} satisfies Record<string, TestFont>;

/** The only font of the browsers that tests, stories and benches start: TEST_FONT, by default the usual one. */
export function testFont(): TestFont {
  const name = process.env["TEST_FONT"] || "usual";
  const font = Object.entries(fonts).find(([key]) => key === name)?.[1];
  if (font === undefined) {
    throw new Error(`TEST_FONT is one of ${Object.keys(fonts).join(", ")}, not ${name}`);
  }
  return font;
}

/**
 * The environment of a browser in which fontconfig knows no font but the test font, whatever the machine has. Throws
 * when its files are missing. Only Linux has fontconfig; elsewhere it changes nothing.
 */
export function testFontEnvironment(): Record<string, string> {
  const { files } = testFont();
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${missing} is missing: run pnpm install`);
  const folder = join(root, ".cache/fonts");
  const configuration = join(folder, `${process.env["TEST_FONT"] || "usual"}.conf`);
  writeOnce(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${files.map((file) => `  <dir>${dirname(file)}</dir>`).join("\n")}
  <cachedir>${folder}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: configuration };
}

function bundled(
  packageName: string,
  fileName: string,
  family: string,
  weights: readonly string[],
): TestFont {
  const file = (weight: string) =>
    `@expo-google-fonts/${packageName}/${weight}/${fileName}_${weight}.ttf`;
  return {
    family,
    files: weights.map((weight) => fileURLToPath(import.meta.resolve(file(weight)))),
  };
}

/** In one step, because another process may be reading the file; not at all when it is there. */
function writeOnce(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
