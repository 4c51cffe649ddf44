// The directions of the README's package table. Every rule says where the code belongs instead.
const tests = String.raw`\.(test|spec|stories)\.tsx?$|/testing/|vitest\.(browser\.)?config\.ts$|/setup`;

/** The server's folders from the bottom up: each imports itself and what stands below it. */
const serverFloors = [
  ["settings", "labels"],
  ["db"],
  ["http", "log"],
  ["providers"],
  ["subject", "metrics"],
  ["account"],
  ["platform"],
  ["money"],
  ["damage", "reschedule"],
  ["move", "storage"],
  ["company"],
  ["paper"],
  ["composition", "background"],
];
const contexts = "account|platform|money|damage|reschedule|move|storage|company|paper";

/** A folder of the server may import only what stands below it, and the type of the services that it is given. */
function serverMayImport(folder, lower) {
  const allowed = [...[folder, ...lower].map((name) => `${name}/`), String.raw`services\.ts$`];
  return {
    name: `server-${folder}-imports-downwards`,
    severity: "error",
    comment: "What it needs from above is a port in subject/ that composition/ fills.",
    from: { path: `^packages/server/src/${folder}/`, pathNot: tests },
    to: { path: `^packages/server/src/(?!${allowed.join("|")})` },
  };
}

/** A package may import only those named, apart from itself and the registry's. */
function mayImport(name, allowed, comment) {
  const allowedPackages = [name, ...allowed].join("|");
  return {
    name: `${name}-imports-${allowed.length === 0 ? "nothing-of-ours" : allowed.join("-")}`,
    severity: "error",
    comment,
    from: { path: `^packages/${name}/`, pathNot: tests },
    to: { path: `^packages/(?!(${allowedPackages})/)` },
  };
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    mayImport(
      "app",
      ["domain"],
      "The app is a shell around the site: it shares names with it, no code.",
    ),
    mayImport("browser", [], "What every page may need of its browser knows no product."),
    mayImport("contract", [], "The contract is openapi.yaml and what is made from it."),
    mayImport("domain", ["contract"], "The domain is the rules alone. Pass in what it needs."),
    mayImport("ui", [], "Components know no product: labels and values come in as props."),
    mayImport("sdk", ["contract"], "The SDK comes from openapi.yaml and knows no product."),
    mayImport("sandbox", [], "The sandbox stands for somebody else's service."),
    mayImport(
      "forms",
      ["browser", "contract", "domain", "sdk", "ui"],
      "Forms are drawn by ui, checked by domain, shaped by the contract.",
    ),
    mayImport(
      "server",
      ["contract", "domain", "sdk"],
      "The server shares rules with the web through domain only.",
    ),
    {
      name: "server-takes-only-shapes-of-the-sdk",
      severity: "error",
      comment:
        "Types and request schemas are printed once, in the SDK. Its client is for callers, as the command line is one.",
      from: { path: "^packages/server/", pathNot: `${tests}|^packages/server/src/operator/cli/` },
      to: {
        path: "^packages/sdk/",
        pathNot: String.raw`^packages/sdk/src/generated/(model\.schemas|operations|requests)\.ts$`,
      },
    },
    mayImport("host", [], "What serves pages knows no product: its settings come in."),
    mayImport(
      "web",
      ["browser", "domain", "forms", "host", "sdk", "ui"],
      "The web reaches the server through the SDK.",
    ),
    mayImport(
      "console",
      ["browser", "domain", "forms", "host", "sdk", "ui"],
      "A second front end: what it shares with the web stands below both.",
    ),
    {
      name: "console-shared-is-the-bottom",
      severity: "error",
      comment: "shared <- features <- app, as in the web.",
      from: { path: "^packages/console/src/shared/", pathNot: tests },
      to: { path: "^packages/console/src/(?!shared/)" },
    },
    {
      name: "console-features-stand-alone",
      severity: "error",
      comment: "What two features need is in shared; what joins them is in app.",
      from: { path: "^packages/console/src/features/([^/]+)/", pathNot: tests },
      to: { path: "^packages/console/src/(?!shared/|features/$1/)" },
    },
    {
      name: "domain-is-pure",
      severity: "error",
      comment:
        "No React, HTTP or node inside the domain; dayjs, es-hangul and the contract's limits are as pure as it is.",
      from: { path: "^packages/domain/src/", pathNot: tests },
      to: { pathNot: "^packages/domain/src/|^packages/contract/src/index|/dayjs/|/es-hangul/" },
    },
    {
      name: "one-reader-of-the-contract",
      severity: "error",
      comment: "Take what openapi.yaml says from @damadum/contract.",
      from: { pathNot: "^(packages/contract/src/reader/|scripts/checks/manifests\\.test\\.ts$)" },
      to: { path: "node_modules/(js-)?yaml/" },
    },
    {
      name: "contract-in-browsers-reads-nothing",
      severity: "error",
      comment: "The reader is for Node: what pages need of the contract is generated.",
      from: { path: "^packages/(browser|console|domain|forms|ui|web)/src/", pathNot: tests },
      to: { path: "^packages/contract/src/reader/" },
    },
    {
      name: "browser-code-without-node",
      severity: "error",
      comment:
        "Browsers have no node modules: what needs one belongs to host/, build/ or the server.",
      from: { path: "^packages/(browser|console|forms|sdk|ui|web)/src/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "packages-by-name",
      severity: "error",
      comment: "Import another package by its name: its exports are all that it offers.",
      from: { path: "^packages/([^/]+)/", pathNot: tests },
      to: { path: "^packages/(?!$1/)", dependencyTypes: ["local"] },
    },
    {
      name: "e2e-and-scripts-import-no-package",
      severity: "error",
      comment: "They use the product from outside, as people and browsers do.",
      from: { path: "^(e2e|scripts)/" },
      to: { path: "^packages/" },
    },
    {
      name: "nothing-imports-bench-or-e2e",
      severity: "error",
      comment: "What measures and tests the product is no part of it.",
      from: { pathNot: "^(bench|e2e)/" },
      to: { path: "^(bench|e2e)/" },
    },
    {
      name: "forms-engine-is-the-bottom",
      severity: "error",
      comment:
        "engine <- theme <- patterns <- definitions. What the engine draws with comes in as its theme.",
      from: { path: "^packages/forms/src/engine/", pathNot: tests },
      to: { path: "^packages/forms/src/(?!engine/)" },
    },
    {
      name: "forms-patterns-know-no-form",
      severity: "error",
      comment: "A pattern is for any form: what two definitions share is a pattern.",
      from: { path: "^packages/forms/src/(theme|patterns)/", pathNot: tests },
      to: { path: "^packages/forms/src/(definitions|generated)/" },
    },
    {
      name: "web-shared-is-the-bottom",
      severity: "error",
      comment:
        "shared <- shell, features <- app. What shared needs from above comes in as a parameter.",
      from: { path: "^packages/web/src/shared/", pathNot: tests },
      to: { path: "^packages/web/src/(?!shared/)" },
    },
    {
      name: "web-shell-below-app",
      severity: "error",
      comment: "The shell is what is around every screen; it knows none of them.",
      from: { path: "^packages/web/src/shell/", pathNot: tests },
      to: { path: "^packages/web/src/(?!shared/|shell/)" },
    },
    {
      name: "web-features-stand-alone",
      severity: "error",
      comment: "What two features need is in shared; what joins them is in app.",
      from: { path: "^packages/web/src/features/([^/]+)/", pathNot: tests },
      to: { path: "^packages/web/src/(?!shared/|features/$1/)" },
    },
    ...serverFloors.flatMap((floor, index) =>
      floor.map((folder) => serverMayImport(folder, serverFloors.slice(0, index).flat())),
    ),
    {
      name: "server-services-below-contexts",
      severity: "error",
      comment: "Every context takes its services from here, so they know none of them.",
      from: { path: String.raw`^packages/server/src/services\.ts$` },
      to: { path: `^packages/server/src/(${contexts}|composition|background|demo|operator)/` },
    },
    {
      name: "server-contexts-by-their-verbs",
      severity: "error",
      comment: "A context may call another's verb; the other's tables and routes are its own.",
      from: { path: `^packages/server/src/(${contexts}|composition|background)/`, pathNot: tests },
      to: {
        path: `^packages/server/src/(${contexts})/.+[/-](store|routes)[.]ts$`,
        pathNot: "^packages/server/src/$1/",
      },
    },
    {
      name: "testing-only-from-tests",
      severity: "error",
      comment: "What tests share does not ship.",
      from: { path: "^packages/", pathNot: tests },
      to: { path: "/testing/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Two files that need each other are one, or lack a third.",
      from: { pathNot: "/generated/" },
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      comment: "The import leads nowhere.",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "shipped-code-needs-dependencies",
      severity: "error",
      comment: "Move the package from devDependencies to dependencies.",
      from: {
        path: "^packages/[^/]+/(src|host)/",
        pathNot: `${tests}|^packages/sdk/src/(mocks|generated)/|^packages/web/src/mock-mode/`,
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm-peer"] },
    },
  ],
  options: {
    doNotFollow: { path: ["node_modules", "/dist/"] },
    exclude: { path: ["/dist/", "/node_modules/.cache/"] },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css"],
    },
  },
};
