import { Page, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";

/** Placeholder of a page while it loads; index.html draws the same before any script has run. */
export function PageSkeleton() {
  return (
    <Page>
      <Stack gap="8" aria-busy="true">
        <VisuallyHidden>화면을 불러오고 있어요.</VisuallyHidden>
        <Stack gap="3">
          <Skeleton width="60%" height="2.25rem" />
          <Skeleton width="85%" height="1.5rem" />
        </Stack>
        <Skeleton width="full" height="20rem" />
      </Stack>
    </Page>
  );
}
