import { paths } from "../shared/paths.ts";
import { appContext, type AppLoaderArgs } from "../shared/router/app-context.ts";

/** Loader of another name of a page: leads there with the query kept. */
export function aliasLoader(target: { getHref: () => string }) {
  return ({ context, request }: AppLoaderArgs) =>
    context.get(appContext).redirectTo(target.getHref() + new URL(request.url).search);
}

/** Loader of every path that is no page (spec section 2). */
export function unknownPathLoader({ context }: AppLoaderArgs) {
  return context.get(appContext).redirectTo(paths.notFound.getHref());
}
