import { buildWeb } from "../scripts/build/web-build.ts";

/** The flows run against the production web; a build of unchanged inputs is reused. */
export default async function globalSetup(): Promise<void> {
  await buildWeb();
}
