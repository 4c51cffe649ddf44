import {
  Button,
  Card,
  FieldGroup,
  HStack,
  IconButton,
  Stack,
  Text,
  useFieldIds,
  VisuallyHidden,
} from "@damadum/ui";
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  getUiOptions,
} from "@rjsf/utils";
import { josa } from "es-hangul";
import { createContext, useContext, useMemo } from "react";

import { isRecord } from "../../../engine/data/values.ts";
import { useFormEngine } from "../../../engine/form/form-engine.ts";
import { type ListChange, useListChanges } from "./use-list-changes.ts";

interface ListParts {
  /** The name of one entry. */
  readonly entryName: string;
  readonly noteChange: (change: ListChange) => void;
}

const List = createContext<ListParts>({ entryName: "", noteChange: () => {} });

/** All entries of a list under its legend, and a button to add one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, schema, uiSchema, fieldPathId, rawErrors = [] } = props;
  const { title = props.title, help, label } = getUiOptions(uiSchema);
  const entryUi: unknown = uiSchema?.["items"];
  const entryTitle = isRecord(entryUi) ? entryUi["ui:title"] : undefined;
  const entryName = typeof entryTitle === "string" ? entryTitle : title;
  const [error] = rawErrors;
  const ids = useFieldIds(fieldPathId.$id, { help, error });
  const { leave, forgetTouched } = useFormEngine();
  const { root, noteChange, announcement } = useListChanges(entryName);
  const parts = useMemo<ListParts>(
    () => ({
      entryName,
      noteChange: (change) => {
        // Positions have changed, so a touched path may now belong to another entry.
        forgetTouched(fieldPathId.path);
        leave(fieldPathId.path);
        noteChange(change);
      },
    }),
    [entryName, fieldPathId.path, forgetTouched, leave, noteChange],
  );
  return (
    <List value={parts}>
      <FieldGroup
        ids={ids}
        label={title}
        labelHidden={label === false}
        required={props.required}
        optional={props.required !== true}
        help={help}
        error={error}
      >
        <Stack ref={root} gap="4">
          {items}
          {canAdd ? (
            <Button
              variant="outline"
              data-add
              disabled={props.disabled === true || props.readonly === true}
              onPointerDown={endTyping}
              onClick={(event) => {
                props.onAddClick(event);
                parts.noteChange({ kind: "added", index: items.length, total: items.length + 1 });
              }}
            >
              {`${entryName} 추가`}
            </Button>
          ) : (
            <Text tone="muted">
              {`${josa(entryName, "은/는")} ${schema.maxItems ?? ""}개까지 더할 수 있어요.`}
            </Text>
          )}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Stack>
      </FieldGroup>
    </List>
  );
}

/** One entry with its fields, and buttons to move and remove it. */
export function ListEntryTemplate({ children, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { index, totalItems: total, disabled, readonly } = buttonsProps;
  const { entryName, noteChange } = useContext(List);
  const name = `${entryName} ${index + 1}`;
  const isFixed = disabled === true || readonly === true;
  return (
    <Card variant="outline" padding="sm" data-entry={index}>
      <Stack gap="3">
        {children}
        <HStack gap="1" justify="flex-end" onPointerDown={endTyping}>
          <IconButton
            icon="chevron-up"
            label={`${name} 위로 옮기기`}
            data-move="-1"
            disabled={isFixed || !buttonsProps.hasMoveUp}
            onClick={(event) => {
              buttonsProps.onMoveUpItem(event);
              noteChange({ kind: "moved", index, to: index - 1, total });
            }}
          />
          <IconButton
            icon="chevron-down"
            label={`${name} 아래로 옮기기`}
            data-move="1"
            disabled={isFixed || !buttonsProps.hasMoveDown}
            onClick={(event) => {
              buttonsProps.onMoveDownItem(event);
              noteChange({ kind: "moved", index, to: index + 1, total });
            }}
          />
          <IconButton
            icon="trash"
            label={`${name} 지우기`}
            data-remove
            disabled={isFixed || !buttonsProps.hasRemove}
            onClick={(event) => {
              buttonsProps.onRemoveItem(event);
              noteChange({ kind: "removed", index, total: total - 1 });
            }}
          />
        </HStack>
      </Stack>
    </Card>
  );
}

/**
 * iOS keeps the focus in a text field while a button is tapped; typed text must become an answer before entries move.
 */
function endTyping(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
