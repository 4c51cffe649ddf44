import { useId, type ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import {
  fieldErrorRecipe,
  fieldHelpRecipe,
  fieldLabelRecipe,
  fieldMarkRecipe,
  fieldRecipe,
} from "../../theme/recipes/field.ts";
import { Icon } from "../icon/icon.tsx";

const Root = styled("div", fieldRecipe);
const Group = styled("fieldset", fieldRecipe);
const Label = styled("label", fieldLabelRecipe);
const Legend = styled("legend", fieldLabelRecipe);
const Mark = styled("span", fieldMarkRecipe);
const Help = styled("p", fieldHelpRecipe);
const ErrorText = styled("p", fieldErrorRecipe);

/** Props of every form field besides its control's own attributes. */
export interface FieldProps {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean | undefined;
  /** One sentence of help below the field. */
  help?: ReactNode;
  /** The problem and how to fix it; also marks the control invalid. */
  error?: string | undefined;
  /** Announced by screen readers only: nearly everything is required, so only optional fields are marked visibly. */
  required?: boolean | undefined;
  /** Shows "선택" beside the label. */
  optional?: boolean | undefined;
}

/** Separates the props of the field around a control from the control's own. */
export function splitField<Props extends FieldProps>(props: Props) {
  const { label, labelHidden, help, error, required, optional, ...control } = props;
  return { field: { label, labelHidden, help, error, required, optional }, control };
}

export interface FieldIds {
  control: string;
  help: string | undefined;
  error: string | undefined;
  describedBy: string | undefined;
}

/** Ids of a field's parts; `describedBy` names only rendered parts. */
export function useFieldIds(
  id: string | undefined,
  { help, error }: Pick<FieldProps, "help" | "error">,
): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  const helpId = help === undefined || help === null || help === "" ? undefined : `${control}-help`;
  const errorId = error === undefined || error === "" ? undefined : `${control}-error`;
  const describedBy = [helpId, errorId].filter((part) => part !== undefined).join(" ");
  return {
    control,
    help: helpId,
    error: errorId,
    describedBy: describedBy === "" ? undefined : describedBy,
  };
}

interface ExternalText {
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

/** ARIA attributes that connect a control to its help, its error and other texts. */
export function controlAria(
  ids: FieldIds,
  required: boolean | undefined,
  { describedBy, invalid }: ExternalText = {},
) {
  const words = [ids.describedBy, describedBy].filter((part) => part !== undefined).join(" ");
  return {
    "aria-describedby": words === "" ? undefined : words,
    "aria-invalid": ids.error !== undefined || invalid === true ? true : undefined,
    "aria-required": required === true ? true : undefined,
  } as const;
}

function LabelContent({ label, optional }: Pick<FieldProps, "label" | "optional">) {
  return (
    <>
      <span>{label}</span>
      {optional === true && <Mark>(선택)</Mark>}
    </>
  );
}

function FieldMessages({
  ids,
  help,
  error,
}: { ids: FieldIds } & Pick<FieldProps, "help" | "error">) {
  return (
    <>
      {ids.help !== undefined && <Help id={ids.help}>{help}</Help>}
      <FieldError id={ids.error} error={error} />
    </>
  );
}

/** The error of a field; renders nothing without one. */
export function FieldError({ id, error }: { id: string | undefined } & Pick<FieldProps, "error">) {
  if (id === undefined) return null;
  return (
    <ErrorText id={id}>
      <Icon name="error" size={16} />
      <span>{error}</span>
    </ErrorText>
  );
}

interface FieldFrameProps extends FieldProps {
  ids: FieldIds;
  children: ReactNode;
}

/** Label above, control, then help and error, for a field with one control. */
export function FieldFrame({ ids, children, labelHidden, ...field }: FieldFrameProps) {
  return (
    <Root>
      <Label htmlFor={ids.control} concealed={labelHidden}>
        <LabelContent {...field} />
      </Label>
      {children}
      <FieldMessages ids={ids} help={field.help} error={field.error} />
    </Root>
  );
}

interface FieldGroupProps extends FieldFrameProps {
  /** For one choice of several; tells assistive technology whether it is required and invalid, too. */
  role?: "radiogroup" | undefined;
}

/** The same for a field of several controls: a fieldset with a legend. */
export function FieldGroup({ ids, children, labelHidden, role, ...field }: FieldGroupProps) {
  const aria =
    role === undefined
      ? { "aria-describedby": ids.describedBy }
      : { role, ...controlAria(ids, field.required) };
  return (
    <Group id={ids.control} {...aria} tabIndex={-1}>
      <Legend concealed={labelHidden}>
        <LabelContent {...field} />
      </Legend>
      {children}
      <FieldMessages ids={ids} help={field.help} error={field.error} />
    </Group>
  );
}
