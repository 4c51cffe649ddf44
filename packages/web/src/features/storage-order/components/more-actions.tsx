import { canChangeContract, isBoxAvailable, isHigherGrade } from "@damadum/domain";
import type { StorageContract, StorageOrder } from "@damadum/sdk";
import { Box, Card, ListLink, Section } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { storageActions, type StorageActionName } from "../storage-actions.ts";

interface MoreActionsProps {
  readonly order: StorageOrder;
  readonly contract: StorageContract;
}

/** Everything that can be done now with the boxes of a first order and with its contract. */
export function MoreActions({ order, contract }: MoreActionsProps) {
  const actions = actionsFor(order, contract);
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

function actionsFor(
  { boxes }: StorageOrder,
  { status, grade }: StorageContract,
): readonly StorageActionName[] {
  const hasFor = (purpose: "DELIVERY_REQUEST" | "FINAL") =>
    boxes.some((box) => isBoxAvailable(box.status, purpose));
  return [
    ...(hasFor("DELIVERY_REQUEST") ? (["delivery"] as const) : []),
    ...(hasFor("FINAL") ? (["finish"] as const) : []),
    ...(canChangeContract("EXTENSION", status) ? (["extension"] as const) : []),
    ...(canChangeContract("UPGRADE", status) && isHigherGrade(grade, "CLIMATE")
      ? (["upgrade"] as const)
      : []),
    ...(canChangeContract("TERMINATION", status) ? (["termination"] as const) : []),
    ...(hasFor("FINAL") ? (["disposal"] as const) : []),
  ];
}
