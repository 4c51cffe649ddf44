import { Heading, HStack, Link, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";

interface SignupHeadingProps {
  readonly title: string;
  readonly loginHref: string;
}

/** The title of the signup, small because each step has its own heading. */
export function SignupHeading({ title, loginHref }: SignupHeadingProps) {
  return (
    <HStack justify="space-between" wrap="wrap" columnGap="4" rowGap="0">
      <Heading level={1} variant="subheading" tone="muted">
        {title}
      </Heading>
      <HStack gap="2">
        <Text variant="caption" tone="muted">
          이미 회원이신가요?
        </Text>
        <Link variant="standalone" asChild>
          <RouterLink to={loginHref}>로그인</RouterLink>
        </Link>
      </HStack>
    </HStack>
  );
}
