import { isOpen } from "@damadum/domain";
import { useListCompanyContracts } from "@damadum/sdk";
import { Link, Notice } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { MAX_ROWS } from "../page-sizes.ts";

/** Contracts whose price the company has not answered yet; nothing when there are none. */
export function OffersToAnswer() {
  const { data: contracts } = useListCompanyContracts({ limit: MAX_ROWS });
  const offers = contracts?.items.filter(({ actions }) => isOpen(actions, "ACCEPT")) ?? [];
  return offers.map(({ cid, name }) => (
    <Notice key={cid} tone="warning" title={`${name}의 월 요금을 제안받았어요`}>
      금액을 확인하고 수락해야 계약이 시작돼요.{" "}
      <Link asChild>
        <RouterLink to={paths.companyContract.getHref(cid)}>제안 보기</RouterLink>
      </Link>
    </Notice>
  ));
}
