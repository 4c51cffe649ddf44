import { useGetCompanyContract } from "@damadum/sdk";
import { Link } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** Names the contract once it has loaded. */
export function ContractLink({ cid }: { readonly cid: string }) {
  const { data: contract } = useGetCompanyContract(cid);
  return (
    <Link asChild>
      <RouterLink to={paths.companyContract.getHref(cid)}>
        {contract?.name ?? "계약 보기"}
      </RouterLink>
    </Link>
  );
}
