import type { CompanyBox } from "@damadum/sdk";
import { Link } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { boxName } from "../box-text.ts";

export function BoxLink({ box }: { readonly box: CompanyBox }) {
  return (
    <Link asChild>
      <RouterLink to={paths.companyBox.getHref(box.cpbox_id)}>{boxName(box)}</RouterLink>
    </Link>
  );
}
