import { maskPhoneNumber } from "@damadum/domain";
import type { Profile } from "@damadum/sdk";
import { Badge, HStack, Stack, Text } from "@damadum/ui";
import { InlineCertificationPanel } from "../../../shared/identity/certification-panel.tsx";
import { paths } from "../../../shared/paths.ts";
import { ProfileSection } from "./profile-section.tsx";

/** The member's phone; only an identity check with the new one changes it. */
export function PhoneNumber({ profile }: { readonly profile: Profile }) {
  const { phone_number: number, certified } = profile;
  return (
    <ProfileSection
      title="휴대전화"
      description="본인 인증을 하면 이름·생년월일·번호가 새로 등록돼요."
    >
      <Stack gap="4">
        <HStack justify="space-between" wrap="wrap" columnGap="3" rowGap="1">
          <Text fontWeight="semibold">
            {number === null ? "등록한 번호가 없어요" : maskPhoneNumber(number)}
          </Text>
          <Badge tone={certified ? "success" : "neutral"}>
            {certified ? "본인 인증 완료" : "본인 인증 전"}
          </Badge>
        </HStack>
        <InlineCertificationPanel
          resultPath={paths.profileCertificationResult.getHref()}
          label="본인 인증하고 번호 바꾸기"
        />
      </Stack>
    </ProfileSection>
  );
}
