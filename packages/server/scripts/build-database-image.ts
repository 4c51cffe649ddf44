import { ensureImage } from "../src/db/embedded/build-image.ts";

await ensureImage();
