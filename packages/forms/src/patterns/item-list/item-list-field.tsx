import { brand } from "@damadum/domain";
import { FieldGroup, Icon, Notice, Stack, Text, TextField, useFieldIds } from "@damadum/ui";
import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useFormEngine } from "../../engine/form/form-engine.ts";
import { aboutBoxes, totalOf, toCounts, withCount } from "./item-counts.ts";
import { groupsToOpen, ItemGroup } from "./item-group.tsx";
import { searchItems } from "./search-items.ts";

/** What is moved: the catalogue by groups with a search, a count for each, and the volume so far. */
export function ItemListField(props: FieldProps) {
  const { leave } = useFormEngine();
  const { fieldPathId, onChange } = props;
  const { title = props.name, help } = getUiOptions(props.uiSchema);
  const [words, setWords] = useState("");
  const groups = useMemo(() => searchItems(words), [words]);
  const list: unknown = props.formData;
  const counts = useMemo(() => toCounts(list), [list]);
  const { pieces, volume } = totalOf(counts);
  const [openAtFirst] = useState(() => groupsToOpen(counts));
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(fieldPathId.$id, { help, error });

  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const setCount = useCallback(
    (id: string, count: number) => {
      latest.current = withCount(latest.current, id, count);
      onChange(latest.current, fieldPathId.path, undefined, fieldPathId.$id);
      leave(fieldPathId.path);
    },
    [fieldPathId, leave, onChange],
  );

  return (
    <FieldGroup ids={ids} label={title} required={props.required} help={help} error={error}>
      <Stack gap="5">
        <TextField
          label="짐 찾기"
          labelHidden
          type="search"
          placeholder="침대, ㅊㄷ처럼 찾아보세요"
          start={<Icon name="search" size={20} />}
          value={words}
          onValueChange={setWords}
          onKeyDown={(event) => {
            // Enter here means "search", which has happened already, not "go on".
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <Text aria-live="polite" fontWeight="semibold">
          {pieces === 0
            ? "아직 담은 짐이 없어요"
            : `짐 ${pieces}개 · ${brand.name} 박스 ${aboutBoxes(volume)} 분량`}
        </Text>
        {groups.length === 0 && (
          <Notice title="찾는 짐이 없어요">크기가 비슷한 짐을 골라 주세요.</Notice>
        )}
        <Stack gap="1">
          {groups.map((group) => (
            <ItemGroup
              key={group.id}
              group={group}
              counts={counts}
              isOpen={words !== "" || openAtFirst.has(group.id)}
              onCount={setCount}
            />
          ))}
        </Stack>
      </Stack>
    </FieldGroup>
  );
}
