import { socialLoginTypes } from "@damadum/domain";
import { Divider, Grid, Skeleton, Stack } from "@damadum/ui";

/** Placeholder for the login buttons, in their size, until the providers are loaded. */
export function SocialLoginsSkeleton({ isMain = false }: { readonly isMain?: boolean }) {
  return (
    <Stack gap="5">
      {isMain ? <Skeleton width="full" height="14" /> : <Divider>간편하게 시작하기</Divider>}
      <Grid gap="1" templateColumns="repeat(auto-fit, minmax(4rem, 1fr))">
        {socialLoginTypes.slice(isMain ? 1 : 0).map((type) => (
          <Stack key={type} gap="2" align="center" paddingBlock="1">
            <Skeleton shape="circle" width="14" />
            <Skeleton width="2.5rem" height="1.356rem" />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
