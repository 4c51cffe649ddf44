import { brand, consentDocuments } from "@damadum/domain";
import { useUpdateMe, type Profile } from "@damadum/sdk";
import { Button, Disclosure, ErrorMessage, Stack, Text, toast } from "@damadum/ui";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { cacheProfile } from "../api/profile.ts";
import { ProfileSection } from "./profile-section.tsx";

const channelNames = { SMS: "문자", EMAIL: "이메일" } as const;

/** The member's marketing consent with its date and channels, changed with one press (정보통신망법 제50조). */
export function MarketingConsent({ profile }: { readonly profile: Profile }) {
  const update = useUpdateMe({ mutation: { onSuccess: cacheProfile } });
  const { agreed, changed_at: changedAt } = profile.marketing_consent;
  const document = consentDocuments.find(({ kind }) => kind === "MARKETING");
  if (document === undefined) return null;
  const { version, purpose, items, retention, refusal, channels = [] } = document;
  const ways = channels.map((channel) => channelNames[channel]).join(", ");

  async function answer(): Promise<void> {
    try {
      const { marketing_consent: now } = await update.mutateAsync({
        data: { marketing_consent: { version, agreed: !agreed } },
      });
      // The law requires a confirmation of who, what and when.
      const day = now.changed_at === null ? "" : `${formatInstantDay(now.changed_at)} `;
      const what = now.agreed ? `소식 받기(${ways})에 동의하셨어요.` : "소식 받기를 그만두셨어요.";
      toast(`${brand.name}: ${day}${what}`, { tone: "success" });
    } catch {
      // update.error is shown.
    }
  }

  return (
    <ProfileSection title="혜택·이벤트 소식">
      <Stack gap="4">
        <Stack gap="0.5">
          <Text fontWeight="semibold">{agreed ? `받고 있어요 · ${ways}` : "받지 않고 있어요"}</Text>
          <Text variant="caption" tone="muted">
            {changedAt === null
              ? "할인과 이벤트 소식을 보내 드려요"
              : `${formatInstantDay(changedAt)}에 ${agreed ? "동의했어요" : "그만 받기로 했어요"}`}
          </Text>
        </Stack>
        <Disclosure summary="동의 내용 보기">
          <Stack gap="2">
            {[`목적: ${purpose}`, `항목: ${items}`, `보유 기간: ${retention}`, refusal].map(
              (line) => (
                <Text key={line} variant="caption" tone="muted">
                  {line}
                </Text>
              ),
            )}
          </Stack>
        </Disclosure>
        {update.error && (
          <ErrorMessage title="바꾸지 못했어요">{update.error.message}</ErrorMessage>
        )}
        <Button variant="outline" block loading={update.isPending} onClick={() => void answer()}>
          {agreed ? "소식 그만 받기" : "혜택 소식 받기"}
        </Button>
      </Stack>
    </ProfileSection>
  );
}
