export { licences, licencesOf } from "./licences.ts";
export { oldestBrowsers } from "./oldest-browsers.ts";
export { precompress } from "./precompress.ts";
export { productionRouter } from "./production-router.ts";
export { pageSettings } from "./page-settings.ts";
