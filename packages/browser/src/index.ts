export { loadFromScript } from "./load-from-script.ts";
export { openStorage, type StorageName } from "./open-storage.ts";
