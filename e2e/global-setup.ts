import { buildSite } from "../scripts/build/web-build.ts";

/** The flows run against the production web and console; a build of unchanged inputs is reused. */
export default async function globalSetup(): Promise<void> {
  await buildSite("web");
  await buildSite("console");
}
