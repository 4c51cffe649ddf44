import { getGetMeQueryOptions } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import type { MiddlewareFunction } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { appContext } from "../../shared/router/app-context.ts";

/**
 * Redirects members who act for no company to their own page and says why. Runs below `requireLogin`, on the profile
 * query that the screens use. The server rejects the next request of a member who has left the company.
 */
export const companyOnly: MiddlewareFunction = async ({ context }) => {
  const { queryClient, redirectTo } = context.get(appContext);
  const { is_company_user: isCompanyUser } =
    await queryClient.ensureQueryData(getGetMeQueryOptions());
  if (isCompanyUser) return;
  toast("기업 회원만 볼 수 있는 화면이에요.");
  throw redirectTo(paths.my.getHref());
};
