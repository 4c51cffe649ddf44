import { isBoxSerial } from "@damadum/domain";
import { useListCompanyBoxes } from "@damadum/sdk";
import { EmptyState, Skeleton, Stack } from "@damadum/ui";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { CallButton } from "../../../shared/page/call-button.tsx";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { pathOf } from "../../../shared/router/redirect.ts";
import { useLoggedIn, useProfile } from "../../../shared/session/session-context.ts";

interface UnknownBoxProps {
  readonly serial: string;
}

/**
 * The label of a box that is no member's: a company's own people are led to its page. Nobody else learns whether the
 * box exists or whose it is, so that every possible serial looks alike.
 */
export function UnknownBox({ serial }: UnknownBoxProps) {
  const from = pathOf(useLocation());
  const isLoggedIn = useLoggedIn();
  const { data: profile, isPending } = useProfile();
  if (!isBoxSerial(serial)) return <NotFound hint="라벨의 번호가 맞는지 확인해 주세요." />;
  if (!isLoggedIn) {
    return (
      <EmptyState
        illustration="search"
        title="로그인이 필요해요"
        description="박스를 맡긴 분만 볼 수 있어요. 로그인해도 보이지 않으면 라벨의 번호를 확인해 주세요."
        action={<ButtonLink to={paths.login.getHref(from)}>로그인하고 박스 보기</ButtonLink>}
      />
    );
  }
  if (isPending) return <Skeleton width="full" height="24rem" />;
  if (profile?.is_company_user === true) return <CompanyBox serial={serial} from={from} />;
  return <OtherAccount from={from} />;
}

function CompanyBox({ serial, from }: UnknownBoxProps & { readonly from: string }) {
  const { data, isPending } = useListCompanyBoxes({ q: serial, limit: 1 });
  if (isPending) return <Skeleton width="full" height="24rem" />;
  const box = data?.items[0];
  if (box === undefined) return <OtherAccount from={from} />;
  return <Navigate replace to={paths.companyBox.getHref(box.cpbox_id)} />;
}

function OtherAccount({ from }: { readonly from: string }) {
  return (
    <NotFound
      hint="라벨의 번호가 맞는지, 박스를 맡긴 계정으로 로그인했는지 확인해 주세요."
      action={
        <ButtonLink variant="outline" size="lg" block to={paths.logout.getHref({ redirect: from })}>
          다른 계정으로 로그인하기
        </ButtonLink>
      }
    />
  );
}

function NotFound({ hint, action }: { readonly hint: string; readonly action?: ReactNode }) {
  return (
    <EmptyState
      illustration="search"
      title="박스를 찾을 수 없어요"
      description={hint}
      action={
        <Stack gap="3" width="full">
          {action}
          <CallButton variant="outline" size="lg" />
        </Stack>
      }
    />
  );
}
