import { maskName, maskPhoneNumber } from "@damadum/domain";
import { useCertifyMember, type Certification, type Profile } from "@damadum/sdk";
import { Box, Button, ErrorMessage, Stack, toast } from "@damadum/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useFocusOnChange } from "../../../shared/page/use-focus-on-change.ts";
import { MessagePage } from "../../../shared/page/message-page.tsx";
import { needsConfirmation } from "../../../shared/identity/needs-confirmation.ts";
import { paths } from "../../../shared/paths.ts";
import { cacheProfile } from "../api/profile.ts";
import { OwnershipConfirmation } from "./ownership-confirmation.tsx";

interface ApplyCertificationProps {
  readonly profile: Profile;
  readonly certification: Certification;
}

type Step = "offer" | "ownership";

/**
 * Shows the certified person and applies the certification when the member confirms it. A member without a recent
 * confirmation or login first proves to own the account.
 */
export function ApplyCertification({ profile, certification }: ApplyCertificationProps) {
  const { uid, name, phone_number: number } = certification;
  const [step, setStep] = useState<Step>("offer");
  const certify = useCertifyMember({ mutation: { onSuccess: cacheProfile } });
  const navigate = useNavigate();
  const focusTarget = useFocusOnChange<HTMLDivElement>(step);

  async function applyCertification(): Promise<void> {
    try {
      await certify.mutateAsync({ id: profile.id, data: { certification_uid: uid } });
    } catch (error) {
      // The offer shows certify.error.
      setStep(needsConfirmation(error) ? "ownership" : "offer");
      return;
    }
    toast("본인 인증한 내용으로 바꿨어요.", { tone: "success" });
    await navigate(paths.profile.getHref(), { replace: true });
  }

  return (
    // Grows so that the page inside it fills the height.
    <Stack flexGrow="1" {...focusTarget}>
      {step === "ownership" ? (
        <OwnershipConfirmation profile={profile} onConfirmed={applyCertification} />
      ) : (
        <MessagePage
          illustration="done"
          title="본인 인증을 마쳤어요"
          // Not in the bar of actions, which would cover a third of a small screen.
          more={
            certify.error && (
              <Box width="full">
                <ErrorMessage title="바꾸지 못했어요">{certify.error.message}</ErrorMessage>
              </Box>
            )
          }
          actions={
            <>
              <Button
                size="lg"
                block
                loading={certify.isPending}
                onClick={() => void applyCertification()}
              >
                이 내용으로 바꾸기
              </Button>
              <ButtonLink size="lg" block variant="outline" to={paths.profile.getHref()} replace>
                취소
              </ButtonLink>
            </>
          }
        >
          {`${maskName(name)}님${number !== "" ? `, ${maskPhoneNumber(number)}` : ""}. 이름, 생년월일, 성별과 휴대전화 번호를 본인 인증한 내용으로 바꿔요.`}
        </MessagePage>
      )}
    </Stack>
  );
}
