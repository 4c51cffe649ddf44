import { paperKinds, type PaperSubject } from "@damadum/domain";
import type { OrderLedger } from "@damadum/sdk";
import { Box, Card, ListLink, Section } from "@damadum/ui";
import { Link } from "react-router-dom";
import { paths } from "../paths.ts";

interface PaperLinksProps {
  readonly subject: PaperSubject;
  readonly number: string;
  readonly ledger: OrderLedger;
}

/** The papers of an order or a bill; the receipt once something is paid. */
export function PaperLinks({ subject, number, ledger }: PaperLinksProps) {
  const kinds =
    ledger.paid_amount > 0 ? (["statement", "receipt"] as const) : ["statement" as const];
  return (
    <Section title="서류">
      <Card variant="outline" padding="none">
        <Box paddingInline="4">
          {kinds.map((kind) => (
            <ListLink key={kind}>
              <Link to={paths.paper.getHref(subject, number, kind)}>{paperKinds[kind].label}</Link>
            </ListLink>
          ))}
        </Box>
      </Card>
    </Section>
  );
}
