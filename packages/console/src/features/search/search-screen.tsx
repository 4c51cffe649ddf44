import { OperatorHitKind, useSearchOperator, type OperatorHit } from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  Card,
  EmptyState,
  HStack,
  Icon,
  ListLink,
  ListRow,
  Loaded,
  Notice,
  Section,
  Stack,
  TableSkeleton,
  TextField,
} from "@damadum/ui";
import { Link, useSearchParams } from "react-router-dom";
import { paths, type RecordKind } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";

const SHORTEST = 2;

/** Each kind of what is found: its heading, and its page unless that is an order's. */
const kinds: Readonly<Record<OperatorHitKind, { label: string; page: RecordKind | null }>> = {
  MOVE: { label: "이사", page: null },
  STORAGE: { label: "보관 주문", page: null },
  MEMBER: { label: "회원", page: "member" },
  BOX: { label: "박스", page: "box" },
  COMPANY: { label: "기업", page: "company" },
  COMPANY_BOX: { label: "기업 박스", page: "box" },
  INVOICE: { label: "청구서", page: "invoice" },
};

/** `/search?q=`: orders, people, boxes, companies and invoices that match what was typed. */
export function SearchScreen() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q")?.trim() ?? "";
  const isLong = q.length >= SHORTEST;
  const hits = useSearchOperator({ q }, { query: { enabled: isLong } });
  return (
    <Screen title={isLong ? `‘${q}’ 찾기` : "찾기"}>
      <Box hideFrom="md" asChild>
        <form
          role="search"
          aria-label="무엇이든 찾기"
          action={(data) => {
            const typed = data.get("q");
            setSearch({ q: typeof typed === "string" ? typed : "" });
          }}
        >
          <HStack gap="2" align="flex-end">
            <Box flexGrow="1">
              <TextField
                key={q}
                label="찾을 말"
                labelHidden
                name="q"
                type="search"
                placeholder="전화, 이름, 번호"
                defaultValue={q}
                maxLength={100}
                start={<Icon name="search" size={20} />}
              />
            </Box>
            <Button type="submit" variant="tinted">
              찾기
            </Button>
          </HStack>
        </form>
      </Box>
      {isLong ? (
        <Loaded query={hits} what="찾은 것을" skeleton={<TableSkeleton what="찾은 것을" />}>
          {({ hits: found, more }) => (
            <Stack gap="8">
              {more && <Notice>더 있어요. 말을 더 적어서 좁혀 주세요.</Notice>}
              <Found hits={found} />
            </Stack>
          )}
        </Loaded>
      ) : (
        <EmptyState
          title="두 글자부터 찾을 수 있어요"
          description="전화 끝 네 자리, 이름, 주문이나 청구서 번호, 박스 번호의 일부, 기업 이름, 주소로 찾아요."
        />
      )}
    </Screen>
  );
}

function Found({ hits }: { hits: readonly OperatorHit[] }) {
  if (hits.length === 0) {
    return (
      <EmptyState
        title="찾은 것이 없어요"
        description="번호의 일부나 전화 끝 네 자리로 찾아보세요."
      />
    );
  }
  return Object.values(OperatorHitKind).map((kind) => {
    const found = hits.filter((hit) => hit.kind === kind);
    if (found.length === 0) return null;
    return (
      <Section key={kind} title={kinds[kind].label}>
        <Card padding="sm">
          {found.map((hit) => (
            <Hit key={hit.number} hit={hit} />
          ))}
        </Card>
      </Section>
    );
  });
}

function Hit({ hit }: { hit: OperatorHit }) {
  const { kind, title, detail, number, phone_last_four: phone, status_label: status } = hit;
  const href = hrefOf(hit);
  // What a person never reads has no place among what was found.
  const shown = kind === "COMPANY" || kind === "INVOICE" ? null : number;
  const text = [shown, phone === null ? null : `전화 ${phone}`, detail].filter(Boolean).join(" · ");
  const description = (
    <HStack gap="2" wrap="wrap">
      <Box as="span" minWidth="0" overflowWrap="anywhere">
        {text}
      </Box>
      {status !== null && <Badge tone="neutral">{status}</Badge>}
    </HStack>
  );
  if (href === null) return <ListRow title={title} description={description} divided />;
  return (
    <ListLink description={description} divided>
      <Link to={href}>{title}</Link>
    </ListLink>
  );
}

function hrefOf({ kind, order, number }: OperatorHit): string | null {
  if (order !== null) return paths.order.getHref(order);
  const { page } = kinds[kind];
  return page === null ? null : paths.record.getHref(page, number);
}
