import { paths } from "../shared/paths.ts";
import { appContext, type AppLoaderArgs } from "../shared/router/app-context.ts";

/** Loader of an alias path: redirects to its page and keeps the query. */
export function aliasLoader(target: { getHref: () => string }) {
  return ({ context, request }: AppLoaderArgs) =>
    context.get(appContext).redirectTo(target.getHref() + new URL(request.url).search);
}

/** Loader of unknown paths (spec section 2). */
export function unknownPathLoader({ context }: AppLoaderArgs) {
  return context.get(appContext).redirectTo(paths.notFound.getHref());
}
