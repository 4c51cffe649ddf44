import { startLoading } from "../../shared/router/start-loading.ts";
import { boxContentsOptions } from "./api/contents.ts";

/** Starts loading the contents of the box in the URL; the screen shows its skeleton, and errors in place. */
export const boxContentLoader = startLoading((queryClient, { params }) => {
  void queryClient.prefetchQuery(boxContentsOptions(params["serial"] ?? ""));
});
