import type { OperatorCommand } from "@damadum/sdk";
import { Box, Checkbox, DateField, HStack, Select, TextField } from "@damadum/ui";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { wordsOf } from "../../shared/command/answer-words.ts";

/** What pages ask for themselves. */
const notAsked = new Set(["after", "limit"]);
/** What only links fill in: nobody types the id of a company. */
const notShown = new Set([...notAsked, "company"]);

interface ListFiltersProps {
  readonly command: OperatorCommand;
  /** Filters that are known already. */
  readonly known: readonly string[];
}

/** The filters of a list, from the fields of its command; they stand in the address, so that a list can be shared. */
export function ListFilters({ command, known }: ListFiltersProps) {
  const [search, setSearch] = useSearchParams();
  const words = wordsOf(command);
  const answer = (key: string) => (value: string) =>
    setSearch(
      (before) => {
        if (value === "") before.delete(key);
        else before.set(key, value);
        return before;
      },
      { replace: true },
    );
  const fields = command.fields.filter(({ key }) => !notShown.has(key) && !known.includes(key));
  if (fields.length === 0) return null;
  return (
    <HStack gap="3" wrap="wrap" align="flex-end" role="group" aria-label="거르기">
      {fields.map(({ key, label }) => {
        const schema = propertyOf(command, key);
        const value = search.get(key) ?? "";
        const props = { label, value, onValueChange: answer(key) };
        if (schema.type === "boolean") {
          return (
            <Checkbox
              key={key}
              label={label}
              checked={value === "true"}
              onValueChange={(checked) => answer(key)(checked ? "true" : "")}
            />
          );
        }
        return (
          <Box
            key={key}
            flex={{ base: "1 1 9rem", md: "none" }}
            width={{ md: "11rem" }}
            minWidth="0"
          >
            {schema.enum !== undefined ? (
              <Select
                {...props}
                label={key === "status" ? "상태" : label}
                placeholder="모두"
                options={schema.enum.map((each) => ({ value: each, label: words[each] ?? each }))}
              />
            ) : (
              <TypedFilter {...props} isDate={schema.format === "date"} />
            )}
          </Box>
        );
      })}
    </HStack>
  );
}

interface TypedFilterProps {
  readonly label: string;
  readonly value: string;
  readonly isDate: boolean;
  readonly onValueChange: (value: string) => void;
}

/**
 * What is typed stays here until the address has it, which follows too late for the next letter. A day is written at
 * once, a text when it is complete: on Enter, or when the field is left.
 */
function TypedFilter({ label, value, isDate, onValueChange }: TypedFilterProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === value) setDraft(null);
  const shown = { label, value: draft ?? value };
  if (isDate) {
    return (
      <DateField
        {...shown}
        onValueChange={(day) => {
          setDraft(day);
          onValueChange(day);
        }}
      />
    );
  }
  const write = () => {
    if (draft !== null) onValueChange(draft);
  };
  return (
    <TextField
      {...shown}
      enterKeyHint="search"
      onValueChange={setDraft}
      onBlur={write}
      onKeyDown={({ key, nativeEvent: { isComposing } }) => {
        if (key === "Enter" && !isComposing) write();
      }}
    />
  );
}

/** The filters of the address as the input of a command. */
export function filtersIn(command: OperatorCommand, search: URLSearchParams) {
  return Object.fromEntries(
    command.fields.flatMap(({ key }): [string, string | boolean][] => {
      const value = search.get(key);
      if (value === null || value === "" || notAsked.has(key)) return [];
      return [[key, propertyOf(command, key).type === "boolean" ? value === "true" : value]];
    }),
  );
}

interface Property {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly enum?: readonly string[];
}

function propertyOf({ input_schema: schema }: OperatorCommand, key: string): Property {
  const properties = schema["properties"];
  if (!isRecord(properties)) return {};
  const property = properties[key];
  if (!isRecord(property)) return {};
  const { type, format, enum: values } = property;
  const choices = Array.isArray(values) ? values.map(String) : undefined;
  return { type, format, ...(choices !== undefined && { enum: choices }) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
