import { ensureImage } from "../db/embedded/build-image.ts";

/** Every test file starts from this image of a migrated database instead of running the migrations. */
export async function setup(): Promise<void> {
  await ensureImage();
}
