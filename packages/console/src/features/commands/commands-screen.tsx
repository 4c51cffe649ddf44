import { useListOperatorCommands, type OperatorCommand } from "@damadum/sdk";
import {
  Badge,
  Card,
  EmptyState,
  HStack,
  Icon,
  ListLink,
  Loaded,
  Section,
  Stack,
  TableSkeleton,
  TextField,
} from "@damadum/ui";
import { useDeferredValue } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";

/** `/commands`: every command with its help, found by any of its words. */
export function CommandsScreen() {
  const [search, setSearch] = useSearchParams();
  const typed = search.get("q") ?? "";
  const sought = useDeferredValue(typed);
  const commands = useListOperatorCommands({ query: { staleTime: Infinity } });
  return (
    <Screen title="명령">
      <TextField
        label="명령 찾기"
        labelHidden
        type="search"
        placeholder="환불, 쿠폰, 휴무처럼 하려는 일을 적어 주세요"
        value={typed}
        start={<Icon name="search" size={20} />}
        onValueChange={(q) => setSearch(q === "" ? {} : { q }, { replace: true })}
      />
      <Loaded query={commands} what="명령을" skeleton={<TableSkeleton what="명령을" />}>
        {({ commands: all }) => <Groups commands={all.filter(matches(sought))} />}
      </Loaded>
    </Screen>
  );
}

function Groups({ commands }: { commands: readonly OperatorCommand[] }) {
  if (commands.length === 0) {
    return (
      <EmptyState
        title="그런 명령이 없어요"
        description="다른 말로 찾아보거나 지우고 모두 살펴보세요."
      />
    );
  }
  const groups = Map.groupBy(commands, ({ group_label: label }) => label);
  return (
    <Stack gap="8">
      {[...groups].map(([label, members]) => (
        <Section key={label} title={label}>
          <Card padding="sm">
            {members.map((command) => (
              <ListLink
                key={command.name}
                divided
                description={
                  <HStack gap="2" wrap="wrap">
                    <span>{command.words}</span>
                    {!command.changes && <Badge tone="neutral">보기만</Badge>}
                    {!command.may && <Badge tone="disabled">다른 역할의 일</Badge>}
                  </HStack>
                }
              >
                <Link to={paths.command.getHref(command.name)}>{command.summary}</Link>
              </ListLink>
            ))}
          </Card>
        </Section>
      ))}
    </Stack>
  );
}

/** Whether a command has every word that was typed, in its help, its own words or its fields. */
function matches(typed: string): (command: OperatorCommand) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ words: own, summary, group_label: group, fields }) => {
    const texts = [own, summary, group, ...fields.flatMap(({ label, help }) => [label, help])];
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
