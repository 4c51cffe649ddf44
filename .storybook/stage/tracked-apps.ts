/** What is waited for: the web, the console. */
interface App {
  readonly queryClient: { readonly isFetching: () => number; readonly isMutating: () => number };
  readonly router: { readonly state: RouterState };
}

interface RouterState {
  readonly initialized: boolean;
  readonly location: { readonly pathname: string };
  readonly navigation: {
    readonly state: string;
    readonly location?: { readonly pathname: string } | undefined;
  };
}

const apps = new Set<App>();

/** Tracks an application while it is mounted; the returned function stops it. */
export function trackApp(app: App): () => void {
  apps.add(app);
  return () => apps.delete(app);
}

/** What the mounted applications still wait for: a navigation, queries or mutations. */
export function pendingAppWork(): readonly string[] {
  return [...apps].flatMap(({ router, queryClient }) => {
    const { initialized, navigation, location } = router.state;
    const isNavigating = !initialized || navigation.state !== "idle";
    const calls = queryClient.isFetching() + queryClient.isMutating();
    return [
      ...(isNavigating ? [`the page ${(navigation.location ?? location).pathname}`] : []),
      ...(calls > 0 ? [`${calls} queries or mutations`] : []),
    ];
  });
}
