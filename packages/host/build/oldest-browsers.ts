import manifest from "../../../package.json" with { type: "json" };

/** The names of the build tool; Samsung's browser and Android's web view have Chrome's engine. */
const ENGINES: Readonly<Record<string, string>> = {
  android: "chrome",
  chrome: "chrome",
  edge: "edge",
  ios_saf: "ios",
  safari: "safari",
};

/** Value of the build's `target`: the browsers that the repository's package.json lists. */
export const oldestBrowsers = manifest.browserslist.flatMap((entry) => {
  const [name = "", version = ""] = entry.split(" ");
  return name in ENGINES ? [`${ENGINES[name]}${version}`] : [];
});
