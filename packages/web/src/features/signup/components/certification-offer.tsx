import { PROMISED_MINUTES } from "@damadum/domain";
import { Card, Stack, Text } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";

interface CertificationOfferProps {
  /** Page that starts the identity check. */
  readonly href: string;
  /** The ticket of an earlier identity check has expired. */
  readonly isExpired: boolean;
}

/** Offers an identity check in place of typing name and number. */
export function CertificationOffer({ href, isExpired }: CertificationOfferProps) {
  return (
    <Card variant="outline">
      <Stack gap="4">
        <Stack gap="1">
          <Text fontWeight="semibold">
            {isExpired
              ? `본인 인증한 지 ${PROMISED_MINUTES.ticket}분이 지났어요`
              : "휴대전화로 본인 인증하면 더 빨라요"}
          </Text>
          <Text variant="caption" tone="muted">
            {isExpired
              ? "다시 확인하거나 아래에 직접 입력해 주세요."
              : "이름과 번호가 자동으로 채워지고, 아이디를 잊었을 때 바로 찾을 수 있어요."}
          </Text>
        </Stack>
        <ButtonLink variant="tinted" block to={href}>
          본인 인증하고 채우기
        </ButtonLink>
      </Stack>
    </Card>
  );
}
