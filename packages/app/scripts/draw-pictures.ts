// Renders the PNGs that Xcode needs from the site's logo mark; Android uses vectors.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PAPER = "#fcf9f6";
const mark = readFileSync(new URL("../../web/public/favicon.svg", import.meta.url));
const assets = new URL("../ios/App/App/Assets.xcassets/", import.meta.url);

await draw("AppIcon.appiconset/AppIcon-512@2x.png", { edge: 1024, markEdge: 640 });
await draw("Splash.imageset/splash.png", { edge: 2732, markEdge: 560 });

/** Centers the mark on an opaque square, because the App Store rejects transparent icons. Edges in px. */
async function draw(file: string, { edge, markEdge }: { edge: number; markEdge: number }) {
  const drawn = await sharp(mark, { density: (72 * markEdge) / 28 })
    .resize(markEdge)
    .toBuffer();
  await sharp({ create: { width: edge, height: edge, channels: 3, background: PAPER } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(fileURLToPath(new URL(file, assets)));
}
