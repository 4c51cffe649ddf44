import { ActionBar, Button, ErrorMessage, Stack } from "@damadum/ui";
import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** Why the member cannot leave yet, and the way to what is in the way. */
export function WithdrawalRefused({ reason }: { readonly reason: string }) {
  return (
    <Stack gap="6">
      <ErrorMessage title="지금은 탈퇴할 수 없어요">{reason}</ErrorMessage>
      <ActionBar>
        <Button size="lg" block asChild>
          <Link to={paths.my.getHref()}>내 주문 보기</Link>
        </Button>
        <Button variant="outline" size="lg" block asChild>
          <Link to={paths.profile.getHref()}>내 정보로 가기</Link>
        </Button>
      </ActionBar>
    </Stack>
  );
}
