export { loadFromScript } from "./load-from-script.ts";
export { parseUrl } from "./parse-url.ts";
export { openStorage, type StorageName } from "./open-storage.ts";
export { afterPress } from "./press.ts";
export { preparePhoto, type PhotoLimits } from "./photo/prepare-photo.ts";
export { randomUuid, toHex } from "./random.ts";
