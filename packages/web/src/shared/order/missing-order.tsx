import { EmptyState } from "@damadum/ui";
import { ButtonLink } from "../page/button-link.tsx";
import { paths } from "../paths.ts";

/** Shown in place of an order that does not exist for this member. */
export function MissingOrder() {
  return (
    <EmptyState
      illustration="search"
      title="주문을 찾을 수 없어요"
      isPageTitle
      description="주소가 맞는지, 주문한 아이디로 로그인했는지 확인해 주세요."
      action={<ButtonLink to={paths.my.getHref()}>내 주문 보기</ButtonLink>}
    />
  );
}
