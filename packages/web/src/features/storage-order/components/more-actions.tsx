import { isOpen } from "@damadum/domain";
import type { StorageContract, StorageOrder } from "@damadum/sdk";
import { Box, Card, Grid, ListLink, Section } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { opensPage, pageOf, type StorageAction } from "../next-storage-actions.ts";
import {
  storageActions,
  storageContractPages,
  type StorageActionName,
} from "../storage-actions.ts";

interface MoreActionsProps {
  readonly order: StorageOrder;
  readonly contract: StorageContract;
}

/** Every action that is possible now for the boxes and the contract of a first order. */
export function MoreActions({ order, contract }: MoreActionsProps) {
  const actions = actionsFor(contract);
  if (actions.length === 0) return null;
  return (
    <Section title="보관 관리">
      <Card variant="outline" padding="none">
        <Box paddingInline="4">
          {actions.map((action) => (
            <ListLink key={action} divided>
              <RouterLink to={paths.storageAction.getHref(order.serial, action)}>
                {storageActions[action].link}
              </RouterLink>
            </ListLink>
          ))}
        </Box>
      </Card>
    </Section>
  );
}

/** The most frequent actions, in this order. */
const frequentActions = ["delivery", "extension", "finish"] as const;

interface QuickActionsProps extends MoreActionsProps {
  /** The actions that have a button already. */
  readonly shown: readonly StorageAction[];
}

/** The two most frequent actions besides the buttons above, on phones, where the full list is far below. */
export function QuickActions({ order, contract, shown }: QuickActionsProps) {
  const possible = actionsFor(contract);
  const pages = new Set<StorageActionName>(shown.filter(opensPage).map((one) => pageOf[one]));
  const others = frequentActions.filter((name) => possible.includes(name) && !pages.has(name));
  if (others.length === 0) return null;
  return (
    <Grid gap="2" templateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" hideFrom="lg">
      {others.slice(0, 2).map((name) => (
        <ButtonLink
          key={name}
          variant="outline"
          to={paths.storageAction.getHref(order.serial, name)}
        >
          {storageActions[name].link}
        </ButtonLink>
      ))}
    </Grid>
  );
}

/** The pages of the open actions; a page that ends storage is there for all boxes or some. */
function actionsFor({ actions }: StorageContract): readonly StorageActionName[] {
  const pages = storageContractPages.filter(({ codes }) =>
    codes.some((code) => isOpen(actions, code)),
  );
  return pages.map(({ name }) => name);
}
