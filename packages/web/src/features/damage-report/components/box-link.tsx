import { Button } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** Links back to the box. */
export function BoxLink({ serial }: { readonly serial: string }) {
  return (
    <Button variant="outline" size="lg" block asChild>
      <RouterLink to={paths.boxContent.getHref(serial)}>박스 보기</RouterLink>
    </Button>
  );
}
