import { maskName, maskPhoneNumber } from "@damadum/domain";
import type { Certification, Profile } from "@damadum/sdk";
import { Button, ErrorMessage, toast } from "@damadum/ui";
import { Link, useNavigate } from "react-router-dom";
import { MessagePage } from "../../../shared/message-page/message-page.tsx";
import { needsConfirmation } from "../../../shared/password-confirmation/needs-confirmation.ts";
import { paths } from "../../../shared/paths.ts";
import { useCertifyProfile } from "../api/profile.ts";
import { TakeOverConfirmation } from "./take-over-confirmation.tsx";

interface TakeOverProps {
  readonly profile: Profile;
  readonly certification: Certification;
}

/**
 * Shows who was certified and takes it over when the member says so. Whoever logged in long ago shows first to be
 * the owner of the account.
 */
export function TakeOver({ profile, certification }: TakeOverProps) {
  const certify = useCertifyProfile(profile.id);
  const navigate = useNavigate();
  const { name, phone_number: number, uid } = certification;
  const shown = number === "" ? null : maskPhoneNumber(number);

  async function takeOver(): Promise<void> {
    try {
      await certify.mutateAsync(uid);
    } catch {
      return; // certify.error is shown.
    }
    toast("본인 확인한 내용으로 바꿨어요.", { tone: "success" });
    await navigate(paths.profile.getHref(), { replace: true });
  }

  if (needsConfirmation(certify.error)) {
    return <TakeOverConfirmation profile={profile} onConfirmed={takeOver} />;
  }
  return (
    <MessagePage
      illustration="done"
      title="본인 확인을 마쳤어요"
      actions={
        <>
          {certify.error && (
            <ErrorMessage title="바꾸지 못했어요">{certify.error.message}</ErrorMessage>
          )}
          <Button size="lg" block loading={certify.isPending} onClick={() => void takeOver()}>
            이 내용으로 바꾸기
          </Button>
          <Button size="lg" block variant="outline" asChild>
            <Link to={paths.profile.getHref()} replace>
              그만두기
            </Link>
          </Button>
        </>
      }
    >
      {maskName(name)}님{shown !== null && `, ${shown}`}. 이름, 생년월일, 성별과 휴대전화 번호를
      본인 확인한 내용으로 바꿔요.
    </MessagePage>
  );
}
