import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { boxContentsOptions } from "./api/contents.ts";

/** Starts loading the contents of the box in the URL; the screen shows its skeleton, and errors in place. */
export function boxContentLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(boxContentsOptions(params["serial"] ?? ""));
  return null;
}
