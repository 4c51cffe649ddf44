import { formatWon, ledgerRowKinds } from "@damadum/domain";
import type { OrderLedger } from "@damadum/sdk";
import { Stack } from "@damadum/ui";
import { ButtonLink } from "../page/button-link.tsx";
import { paths } from "../paths.ts";

/** A button for each payment that was asked for by a link and can still be made. */
export function LinksToPay({ ledger: { rows } }: { readonly ledger: OrderLedger }) {
  const open = rows.flatMap(({ kind, state, amount, link }) =>
    state === "OPEN" && link !== null ? [{ link, label: ledgerRowKinds[kind].label, amount }] : [],
  );
  if (open.length === 0) return null;
  return (
    <Stack gap="2">
      {open.map(({ link, label, amount }) => (
        <ButtonLink key={link} variant="tinted" block to={paths.customPayment.getHref(link)}>
          {`${label} ${formatWon(amount)} 결제하기`}
        </ButtonLink>
      ))}
    </Stack>
  );
}
