import { awaitsPayment } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Button } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** The next thing to do with an order, or nothing while it takes its course. */
export function NextAction({ order: { serial, status } }: { order: Estimate }) {
  if (awaitsPayment(status)) {
    return (
      <Button size="lg" block asChild>
        <RouterLink to={paths.estimatePayment.getHref(serial)}>
          {status === "WAIT" ? "다시 결제하기" : "결제하기"}
        </RouterLink>
      </Button>
    );
  }
  if (status !== "CANCEL") return null;
  return (
    <Button size="lg" block asChild>
      <RouterLink to={paths.home.getHref()}>새 견적 받기</RouterLink>
    </Button>
  );
}
