import { socialLogins } from "@damadum/domain";
import { type LoginProvider, useListLoginProviders, type SnsType } from "@damadum/sdk";
import {
  BrandMark,
  BrandTile,
  Button,
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

interface SocialLoginsProps {
  readonly redirect: string;
  /** Whether they are the way on: the first of them is then the page's filled button. */
  readonly isMain?: boolean;
}

/** Login buttons of the providers, which also begin a signup. */
export function SocialLogins({ redirect, isMain = false }: SocialLoginsProps) {
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
  if (!providers && !error) return <SocialLoginsSkeleton isMain={isMain} />;
  const first = isMain ? providers?.find(({ type }) => type === "KAKAO") : undefined;
  return (
    <Stack gap="5">
      {!isMain && <Divider>간편하게 시작하기</Divider>}
      {first && (
        <Button
          size="lg"
          block
          icon={<BrandMark name="kakao" />}
          loading={openingProvider === first.type}
          onClick={() => start(first)}
        >
          {labelOf(first.type)}
        </Button>
      )}
      {error && <LoadError what="소셜 로그인을" error={error} onRetry={() => void refetch()} />}
      {!error && (
        <Grid gap="1" templateColumns="repeat(auto-fit, minmax(4rem, 1fr))">
          {others(providers, first).map((provider) => (
            <BrandTile
              key={provider.type}
              brand={marks[provider.type]}
              label={labelOf(provider.type)}
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

function labelOf(type: SnsType): string {
  return `${socialLogins[type].label}로 계속하기`;
}

function others(
  providers: readonly LoginProvider[] = [],
  first: LoginProvider | undefined,
): readonly LoginProvider[] {
  return providers.filter((provider) => provider !== first);
}
