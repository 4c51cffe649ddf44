import { ensureImage } from "../db/embedded/build-image.ts";

/** Every test file starts from this image of a migrated database instead of migrating one itself. */
export async function setup(): Promise<void> {
  await ensureImage();
}
