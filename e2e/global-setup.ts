import { buildWeb } from "../scripts/build/web-build.ts";

/** The flows run against the production web; a build of the same inputs is used again. */
export default async function globalSetup(): Promise<void> {
  await buildWeb();
}
