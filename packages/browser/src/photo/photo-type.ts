/** The formats that phones and cameras write. */
export type PhotoType = "image/jpeg" | "image/png" | "image/webp" | "image/heic";

const SIGNATURES: Readonly<Record<PhotoType, RegExp>> = {
  "image/jpeg": /^\u00FF\u00D8\u00FF/,
  "image/png": /^\u0089PNG\r\n/,
  "image/webp": /^RIFF....WEBP/s,
  "image/heic": /^....ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
};

/**
 * The format of a picture by its first bytes, or null when it is none of these. The type that a browser names says
 * little: some Android pickers say `application/octet-stream`, `image/jpg` or nothing.
 */
export async function photoTypeOf(file: Blob): Promise<PhotoType | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  for (const type of ["image/jpeg", "image/png", "image/webp", "image/heic"] as const) {
    if (SIGNATURES[type].test(start)) return type;
  }
  return null;
}
