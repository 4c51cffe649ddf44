import { randomInt } from "node:crypto";
import sharp from "sharp";
import type { TestServer } from "./test-server.ts";

type Format = "jpeg" | "png" | "webp" | "gif" | "tiff";

/** A picture with EXIF data such as the location, as from a phone. */
export function picture(
  options: { readonly format?: Format; readonly width?: number; readonly height?: number } = {},
): Promise<Buffer> {
  const { format = "jpeg", width = 640, height = 480 } = options;
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "SecretCamera" }, IFD3: { GPSLatitude: "37/1 33/1 0/1" } })
    .toFormat(format)
    .toBuffer();
}

export async function newFile(server: TestServer, token: string): Promise<string> {
  const body = { purpose: "REVIEW", file: await picture() };
  return (await server.api.ok("uploadFile", { token, body })).file_id;
}
