import { formatWon, ledgerRowKinds } from "@damadum/domain";
import type { OrderLedger } from "@damadum/sdk";
import { Stack } from "@damadum/ui";
import { ButtonLink } from "../page/button-link.tsx";
import { paths } from "../paths.ts";

const openLinks = ({ rows }: OrderLedger) =>
  rows.flatMap(({ kind, state, amount, link }) =>
    state === "OPEN" && link !== null ? [{ link, label: ledgerRowKinds[kind].label, amount }] : [],
  );

/** The link that asks for everything that links ask for, when it is one. */
export function onlyLink(ledger: OrderLedger): string | undefined {
  const [first, second] = openLinks(ledger);
  return second === undefined ? first?.link : undefined;
}

/** A button for each payment that was asked for by a link and can still be made. */
export function LinksToPay({ ledger }: { readonly ledger: OrderLedger }) {
  const open = openLinks(ledger);
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
