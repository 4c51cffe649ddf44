import type { OperatorCommand } from "@damadum/sdk";
import { Box, Checkbox, DateField, HStack, Select, TextField } from "@damadum/ui";
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
      {fields.map(({ key, label, help }) => {
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
          <Box key={key} width="11rem" maxWidth="full" minWidth="0">
            {schema.enum !== undefined ? (
              <Select
                {...props}
                label={label === "상태" || help.startsWith("상태") ? "상태" : label}
                placeholder="모두"
                options={schema.enum.map((each) => ({ value: each, label: words[each] ?? each }))}
              />
            ) : schema.format === "date" ? (
              <DateField {...props} />
            ) : (
              <TextField {...props} />
            )}
          </Box>
        );
      })}
    </HStack>
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
