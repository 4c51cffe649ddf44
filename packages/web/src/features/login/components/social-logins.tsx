import { socialLogins } from "@damadum/domain";
import { useListLoginProviders, type SnsType } from "@damadum/sdk";
import {
  BrandTile,
  Divider,
  Grid,
  LoadError,
  Notice,
  Stack,
  type BrandMarkName,
} from "@damadum/ui";
import { isAppShell } from "../../../shared/browser/app-shell.ts";
import { SocialLoginsSkeleton } from "./social-logins-skeleton.tsx";
import { useSocialLogin } from "../hooks/use-social-login.ts";

const marks: Readonly<Record<SnsType, BrandMarkName>> = {
  NAVER: "naver",
  KAKAO: "kakao",
  GOOGLE: "google",
  APPLE: "apple",
};

/** Login buttons of the providers, which also begin a signup. */
export function SocialLogins({ redirect }: { redirect: string }) {
  const {
    data: providers,
    error,
    refetch,
  } = useListLoginProviders(
    // In the app, Google's login returns to the app.
    { client: isAppShell(window) ? "APP" : "WEB" },
    { query: { staleTime: Infinity } },
  );
  const { start, openingProvider, isInSystemBrowser } = useSocialLogin(redirect);
  if (providers?.length === 0) return null;
  if (!providers && !error) return <SocialLoginsSkeleton />;
  return (
    <Stack gap="5">
      <Divider>간편하게 시작하기</Divider>
      {error && <LoadError what="소셜 로그인을" error={error} onRetry={() => void refetch()} />}
      {!error && (
        <Grid gap="1" templateColumns="repeat(auto-fit, minmax(4rem, 1fr))">
          {providers?.map((provider) => (
            <BrandTile
              key={provider.type}
              brand={marks[provider.type]}
              label={`${socialLogins[provider.type].label}로 계속하기`}
              loading={openingProvider === provider.type}
              onClick={() => start(provider)}
            >
              {socialLogins[provider.type].label}
            </BrandTile>
          ))}
        </Grid>
      )}
      {isInSystemBrowser && (
        <Notice tone="info" title="브라우저에서 로그인해 주세요">
          로그인을 마치면 앱으로 돌아와요.
        </Notice>
      )}
    </Stack>
  );
}
