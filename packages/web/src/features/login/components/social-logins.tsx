import { socialLogins, socialLoginTypes } from "@damadum/domain";
import type { SnsType } from "@damadum/sdk";
import { BrandMark, Button, Notice, Skeleton, Stack, Text, type BrandMarkName } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { LoadError } from "../../../shared/load-error/load-error.tsx";
import { loginProvidersOptions } from "../api/login-providers.ts";
import { useSocialLogin } from "../hooks/use-social-login.ts";

const marks: Readonly<Record<SnsType, BrandMarkName>> = {
  NAVER: "naver",
  KAKAO: "kakao",
  GOOGLE: "google",
  APPLE: "apple",
};

/** Logging in with another service's account, which also is the way to sign up with one. */
export function SocialLogins({ redirect }: { redirect: string }) {
  const { data: providers, error, refetch } = useQuery(loginProvidersOptions());
  const { begin, leavingFor, isOutside } = useSocialLogin(redirect);
  if (providers?.length === 0) return null;
  return (
    <Stack gap="4">
      <Text variant="caption" tone="muted" textAlign="center">
        다른 계정으로 로그인하거나 가입하기
      </Text>
      {error && <LoadError what="소셜 로그인을" error={error} onRetry={() => void refetch()} />}
      {isOutside && (
        <Notice tone="info" title="브라우저에서 로그인해 주세요">
          로그인을 마치면 앱으로 돌아와요.
        </Notice>
      )}
      <Stack gap="3">
        {providers?.map((provider) => (
          <Button
            key={provider.type}
            variant="outline"
            size="lg"
            block
            icon={<BrandMark name={marks[provider.type]} />}
            loading={leavingFor === provider.type}
            onClick={() => begin(provider)}
          >
            {socialLogins[provider.type].label}로 계속하기
          </Button>
        ))}
        {!providers &&
          !error &&
          socialLoginTypes.map((type) => <Skeleton key={type} height="control.lg" />)}
      </Stack>
    </Stack>
  );
}
