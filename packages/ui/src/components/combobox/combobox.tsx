import { Combobox as Parts, createListCollection } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { comboboxRecipe } from "../../theme/recipes/combobox.ts";
import { FieldFrame, controlAria, useFieldIds, type FieldProps } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxProps extends FieldProps {
  id?: string | undefined;
  /** The chosen option; empty if none. */
  value: string;
  options: readonly ComboboxOption[];
  placeholder?: string | undefined;
  /** Whether an option matches the typed text, such as by its initial consonants. */
  matches: (label: string, typed: string) => boolean;
  onValueChange: (value: string) => void;
}

/** A placeholder option, because a listbox without options is invalid for a screen reader. */
const NOTHING = { value: "nothing", label: "맞는 것이 없어요.", disabled: true };

/** One of many options, found by typing: a select for lists too long to scan. */
export function Combobox({
  id,
  value,
  options,
  placeholder,
  matches,
  onValueChange,
  ...field
}: ComboboxProps) {
  const ids = useFieldIds(id, field);
  // Null until something is typed: a newly opened list shows every option.
  const [typed, setTyped] = useState<string | null>(null);
  const collection = useMemo(() => {
    const found = options.filter((option) => typed === null || matches(option.label, typed));
    return createListCollection({ items: found.length === 0 ? [NOTHING] : found });
  }, [options, typed, matches]);
  return (
    <FieldFrame ids={ids} {...field}>
      <Parts.Root
        recipe={comboboxRecipe}
        ids={{ input: ids.control }}
        collection={collection}
        value={value === "" ? [] : [value]}
        openOnClick
        inputBehavior="autohighlight"
        lazyMount
        unmountOnExit
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === "input-change") setTyped(inputValue);
        }}
        onOpenChange={({ open }) => {
          if (!open) setTyped(null);
        }}
        onValueChange={({ value: [chosen = ""] }) => onValueChange(chosen)}
      >
        <Parts.Control>
          <Parts.Input placeholder={placeholder} {...controlAria(ids, field.required)} />
          <Parts.Trigger aria-label={`${field.label} 목록`}>
            <Icon name="chevron-down" size={20} />
          </Parts.Trigger>
        </Parts.Control>
        <Parts.Content aria-label={field.label}>
          {collection.items.map((option) => (
            <Parts.Item key={option.value} item={option}>
              {option.label}
              {option.value === value && <Icon name="check" size={16} />}
            </Parts.Item>
          ))}
        </Parts.Content>
      </Parts.Root>
    </FieldFrame>
  );
}
