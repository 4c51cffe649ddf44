import { FieldGroup, Icon, Notice, Stack, TextField } from "@damadum/ui";
import type { FieldProps } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useListField } from "../../theme/fields/use-list-field.ts";
import { HomePresets } from "./home-presets.tsx";
import { type ItemEntry, toCounts, withCount } from "./item-counts.ts";
import { ItemGroup } from "./item-group.tsx";
import { ItemTray } from "./item-tray.tsx";
import { searchItems } from "./search-items.ts";

/** The items to move: those chosen so far, starting lists, and the catalogue by groups with a search. */
export function ItemListField(props: FieldProps) {
  const { fieldset, answer } = useListField(props);
  const [words, setWords] = useState("");
  const groups = useMemo(() => searchItems(words), [words]);
  const list: unknown = props.formData;
  const counts = useMemo(() => toCounts(list), [list]);

  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const setAll = useCallback(
    (entries: readonly ItemEntry[] | undefined) => {
      latest.current = entries;
      answer(entries);
    },
    [answer],
  );
  const setCount = useCallback(
    (id: string, count: number) => setAll(withCount(latest.current, id, count)),
    [setAll],
  );

  return (
    <FieldGroup {...fieldset} required={props.required}>
      <Stack gap="4">
        <ItemTray counts={counts} onCount={setCount} onEmpty={() => setAll(undefined)} />
        <HomePresets counts={counts} onChoose={setAll} />
        <TextField
          label="짐 찾기"
          labelHidden
          type="search"
          placeholder="침대, ㅊㄷ처럼 찾아보세요"
          start={<Icon name="search" size={20} />}
          value={words}
          onValueChange={setWords}
          onKeyDown={(event) => {
            // Enter here means "search", which has already happened, not "next".
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        {groups.length === 0 && (
          <Notice title="찾는 짐이 없어요">크기가 비슷한 짐을 골라 주세요.</Notice>
        )}
        <Stack gap="0">
          {groups.map((group) => (
            <ItemGroup
              key={group.id}
              group={group}
              counts={counts}
              isOpen={words !== ""}
              onCount={setCount}
            />
          ))}
        </Stack>
      </Stack>
    </FieldGroup>
  );
}
