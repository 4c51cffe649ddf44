import { useGetCompanyContract } from "@damadum/sdk";
import { Button, Link } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** Links to the contract of a work, by its name once that has loaded. */
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
  /** Whether the next step is to pay it. */
  readonly isNext: boolean;
}

/** Links to the invoice that bills a work. */
export function WorkInvoice({ invoiceId, isNext }: WorkInvoiceProps) {
  return (
    <Button size="sm" variant={isNext ? "filled" : "outline"} asChild>
      <RouterLink to={paths.companyInvoice.getHref(invoiceId)}>
        {isNext ? "청구서 보고 결제하기" : "청구서 보기"}
      </RouterLink>
    </Button>
  );
}
