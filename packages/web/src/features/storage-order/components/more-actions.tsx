import { canChangeContract, isBoxAvailable, isHigherGrade } from "@damadum/domain";
import type { StorageContract, StorageOrder } from "@damadum/sdk";
import { Box, Card, Grid, ListLink, Section } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { canConfirm } from "../../../shared/order/contract-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { storageActions, type StorageActionName } from "../storage-actions.ts";
import { pageOf, type StorageAction } from "./next-storage-action.tsx";

interface MoreActionsProps {
  readonly order: StorageOrder;
  readonly contract: StorageContract;
}

/** Every action that is possible now for the boxes and the contract of a first order. */
export function MoreActions({ order, contract }: MoreActionsProps) {
  const actions = actionsFor(order, contract, useToday());
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
  /** The action of the filled button above. */
  readonly main: StorageAction;
}

/** The two most frequent actions besides the filled button, on phones, where the full list is far below. */
export function QuickActions({ order, contract, main }: QuickActionsProps) {
  const possible = actionsFor(order, contract, useToday());
  const others = frequentActions.filter((name) => possible.includes(name) && name !== pageOf[main]);
  if (others.length === 0) return null;
  return (
    <Grid gap="2" templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" hideFrom="lg">
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

function actionsFor(
  { boxes }: StorageOrder,
  contract: StorageContract,
  today: string,
): readonly StorageActionName[] {
  const { status, grade } = contract;
  const hasFor = (purpose: "DELIVERY_REQUEST" | "FINAL") =>
    boxes.some((box) => isBoxAvailable(box.status, purpose));
  return [
    ...(hasFor("DELIVERY_REQUEST") ? (["delivery"] as const) : []),
    ...(hasFor("FINAL") ? (["finish"] as const) : []),
    ...(canConfirm(contract, today) ? (["continuation"] as const) : []),
    ...(canChangeContract("EXTENSION", status) ? (["extension"] as const) : []),
    ...(canChangeContract("UPGRADE", status) && isHigherGrade(grade, "CLIMATE")
      ? (["upgrade"] as const)
      : []),
    ...(canChangeContract("TERMINATION", status) ? (["termination"] as const) : []),
    ...(hasFor("FINAL") ? (["disposal"] as const) : []),
  ];
}
