import { formatCount } from "@damadum/domain";
import { useListOperatorCommands, type OperatorCommand } from "@damadum/sdk";
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  HStack,
  Loaded,
  Notice,
  Stack,
  TableSkeleton,
  Text,
  useSettled,
} from "@damadum/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { CommandResult } from "../../shared/command/command-result.tsx";
import { useCommandList } from "../../shared/command/use-command-result.ts";
import { SectionLinks } from "../../shared/links.tsx";
import { paths } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";
import { columnsOf, ListCard, rowsOf } from "./list-rows.tsx";
import { filtersIn, ListFilters } from "./list-filters.tsx";
import { commandOf, type ListSettings } from "./list-settings.ts";
import { sections, type SectionName } from "./sections.ts";

/** `/money/:list` and its like: the lists of a section, each with its filters, its count and what can be done. */
export function ListScreen({ section }: { section: SectionName }) {
  const { list: id } = useParams();
  const { title, lists } = sections[section];
  const all: readonly ListSettings[] = lists;
  const settings: ListSettings = all.find((each) => each.id === id) ?? lists[0];
  const commands = useListOperatorCommands({ query: { staleTime: Infinity } });
  return (
    <Screen
      title={title}
      actions={
        settings.adds && <CommandButtons key={settings.id} calls={settings.adds} direction="row" />
      }
    >
      <SectionLinks
        label={title}
        links={all.map(({ id: each, label }) => {
          return { label, href: paths[section].getHref(each), isCurrent: each === settings.id };
        })}
      />
      <Loaded query={commands} what="목록을" skeleton={<TableSkeleton what="목록을" />}>
        {({ commands: known }) => {
          const command = known.find(({ name }) => name === commandOf(settings));
          return command?.may === true ? (
            <List key={settings.id} settings={settings} command={command} />
          ) : (
            <Notice tone="warning">내 역할로는 볼 수 없어요. 관리 역할에게 부탁해 주세요.</Notice>
          );
        }}
      </Loaded>
    </Screen>
  );
}

function List({ settings, command }: { settings: ListSettings; command: OperatorCommand }) {
  const [search] = useSearchParams();
  const filters = filtersIn(command, useSettled(search));
  const required = requiredOf(command).filter((key) => !(key in filters));
  return (
    <Stack gap="4">
      <ListFilters command={command} known={Object.keys(settings.input ?? {})} />
      {required.length > 0 ? (
        <EmptyState title="먼저 골라 주세요" description="위의 칸을 채우면 목록이 나와요." />
      ) : (
        <Rows settings={settings} input={{ ...filters, ...settings.input }} />
      )}
    </Stack>
  );
}

const requiredOf = ({ input_schema: schema }: OperatorCommand): readonly string[] =>
  Array.isArray(schema["required"]) ? schema["required"].map(String) : [];

interface RowsProps {
  readonly settings: ListSettings;
  readonly input: Readonly<Record<string, unknown>>;
}

function Rows({ settings, input }: RowsProps) {
  const list = useCommandList(commandOf(settings), input);
  return (
    <Loaded query={list} what="목록을" skeleton={<TableSkeleton what="목록을" />}>
      {({ pages }) => {
        const [first] = pages;
        if (settings.isWhole && first !== undefined) {
          return (
            <Card>
              <CommandResult result={first} />
            </Card>
          );
        }
        const tables = pages.flatMap((page) => page.tables.slice(0, 1));
        const rows = rowsOf(tables);
        return (
          <DataTable
            label={settings.label}
            columns={columnsOf(rows, settings)}
            rows={rows}
            wraps
            rowKey={({ key }) => key}
            rowLabel={({ name }) => name}
            renderCard={(row) => <ListCard row={row} settings={settings} />}
            busy={list.isPlaceholderData}
            listKey={JSON.stringify(input)}
            empty={
              <EmptyState
                title="아무것도 없어요"
                description="다른 날이나 다른 상태를 골라 보세요."
              />
            }
            footer={
              rows.length > 0 && (
                <HStack gap="4" wrap="wrap" minHeight="11">
                  <Text tone="muted" role="status">
                    {`모두 ${formatCount(first?.page?.total ?? rows.length)}건 가운데 ${formatCount(rows.length)}건`}
                  </Text>
                  {list.hasNextPage && (
                    <Button
                      size="sm"
                      variant="outline"
                      loading={list.isFetchingNextPage}
                      onClick={() => void list.fetchNextPage()}
                    >
                      더 보기
                    </Button>
                  )}
                </HStack>
              )
            }
          />
        );
      }}
    </Loaded>
  );
}
