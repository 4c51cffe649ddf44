import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";
import { boxContentsOptions } from "./api/contents.ts";

/** Starts loading what is in the box that the address names: the screen shows its skeleton, and its errors in place. */
export function boxContentLoader({ context, params }: AppLoaderArgs) {
  const { queryClient } = context.get(appContext);
  void queryClient.prefetchQuery(boxContentsOptions(params["serial"] ?? ""));
  return null;
}
