import type { App } from "../app/create-app.ts";

const apps = new Set<App>();

/** Keeps an application in mind while it is on the page; the result forgets it. */
export function rememberApp(app: App): () => void {
  apps.add(app);
  return () => apps.delete(app);
}

/** What the applications on the page still wait for: their route, or answers. */
export function appsWaitFor(): readonly string[] {
  return [...apps].flatMap(({ router, queryClient }) => {
    const { initialized, navigation, location } = router.state;
    const isOnTheWay = !initialized || navigation.state !== "idle";
    const calls = queryClient.isFetching() + queryClient.isMutating();
    return [
      ...(isOnTheWay ? [`the page ${(navigation.location ?? location).pathname}`] : []),
      ...(calls > 0 ? [`${calls} queries or mutations`] : []),
    ];
  });
}
