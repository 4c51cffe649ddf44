import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../root.ts";

/** The files of each font, in the weights that the theme uses. */
const fonts: Readonly<Record<string, readonly string[]>> = {
  usual: [
    import.meta.resolve("@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf"),
    import.meta.resolve("@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf"),
    import.meta.resolve("@expo-google-fonts/noto-sans-kr/600SemiBold/NotoSansKR_600SemiBold.ttf"),
    import.meta.resolve("@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf"),
  ],
  wide: [
    import.meta.resolve("@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf"),
    import.meta.resolve("@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf"),
  ],
  narrow: [import.meta.resolve("@expo-google-fonts/do-hyeon/400Regular/DoHyeon_400Regular.ttf")],
};

/**
 * The environment of a browser in which fontconfig knows no font but that of TEST_FONT (by default the usual one),
 * whatever the machine has. Throws when there is no such font. Only Linux has fontconfig; elsewhere it changes nothing.
 */
export function testFontEnvironment(): Record<string, string> {
  const name = process.env["TEST_FONT"] || "usual";
  const files = fonts[name]?.map((url) => fileURLToPath(url));
  if (files === undefined) {
    throw new Error(`TEST_FONT is one of ${Object.keys(fonts).join(", ")}, not ${name}`);
  }
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${missing} is missing: run pnpm install`);
  const folder = join(root, ".cache/fonts");
  const configuration = join(folder, `${name}.conf`);
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

/** In one step, because another process may be reading the file; not at all when it is there. */
function writeOnce(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
