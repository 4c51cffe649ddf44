import type { EncodedSizes } from "../../providers/images/images.ts";
import type { Services } from "../../services.ts";
import { fileNames } from "./file-names.ts";

/** Writes both sizes of a picture. Call it after its row is inserted, so that no bytes are stored without one. */
export async function storeImage(
  { files }: Pick<Services, "files">,
  fileId: string,
  { full, small }: EncodedSizes,
): Promise<void> {
  const names = fileNames(fileId);
  await Promise.all([
    files.put(names.FULL, full.bytes, "image/webp"),
    files.put(names.SMALL, small.bytes, "image/webp"),
  ]);
}
