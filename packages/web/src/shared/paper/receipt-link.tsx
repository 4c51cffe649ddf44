import { paperKinds, type PaperSubject } from "@damadum/domain";
import { Box, Link } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../paths.ts";

/** Leads to the receipt of what has just been paid. */
export function ReceiptLink(order: { readonly subject: PaperSubject; readonly number: string }) {
  return (
    <Box textAlign="center">
      <Link asChild>
        <RouterLink to={paths.paper.getHref(order.subject, order.number, "receipt")}>
          {`${paperKinds.receipt.label} 보기`}
        </RouterLink>
      </Link>
    </Box>
  );
}
