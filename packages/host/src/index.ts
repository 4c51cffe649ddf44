export { createHostApp } from "./host-app.ts";
export { createDocument, inlineScriptHashes, sendDocument } from "./document.ts";
export { EMPTY_STYLE, policyOf, postcodeSearch } from "./policy.ts";
export { escapeHtml, fillMeta } from "./page-text.ts";
export { runHost } from "./run-host.ts";
export { InvalidSettings, originOf, portOf } from "./settings.ts";
