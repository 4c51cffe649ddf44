import { useGetCompanyContract } from "@damadum/sdk";
import { Button, Link } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** The contract under which a work was requested, by its name once that is known. */
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

interface WorkInvoiceProps {
  readonly invoiceId: string;
  /** Whether paying it is what comes next. */
  readonly isNext: boolean;
}

/** The invoice that a work stands on. */
export function WorkInvoice({ invoiceId, isNext }: WorkInvoiceProps) {
  return (
    <Button size="sm" variant={isNext ? "filled" : "outline"} asChild>
      <RouterLink to={paths.companyInvoice.getHref(invoiceId)}>
        {isNext ? "청구서 보고 결제하기" : "청구서 보기"}
      </RouterLink>
    </Button>
  );
}
