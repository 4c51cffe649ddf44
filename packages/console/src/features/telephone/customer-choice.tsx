import { useListOperatorCommands, useSearchOperator } from "@damadum/sdk";
import {
  Button,
  Card,
  HStack,
  ListLink,
  Loaded,
  Section,
  Split,
  Stack,
  TableSkeleton,
  Text,
  TextField,
} from "@damadum/ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { CommandForm } from "../../shared/command/command-form.tsx";
import { paths } from "../../shared/paths.ts";

const SHORTEST = 2;
const HELP = "customer-help";
/** The command that makes an account for who has none. */
const CREATE = "members-create";

/** Who is on the telephone: found by the end of their number or their name, or made. */
export function CustomerChoice({ kind }: { kind: string }) {
  const [q, setQ] = useState("");
  const navigate = useNavigate();
  const commands = useListOperatorCommands({ query: { staleTime: Infinity } });
  const create = commands.data?.commands.find(({ name }) => name === CREATE);
  return (
    <Split
      asideLabel="처음인 고객"
      aside={
        create && (
          <Section title="처음인 고객">
            <CommandForm
              command={create}
              submitLabel="회원으로 만들기"
              onDone={({ facts }, { name }) => {
                const member = facts.find(({ label }) => label === "아이디")?.text;
                if (member === undefined) return;
                void navigate(paths.telephone.getHref({ kind, member }), { state: { name } });
              }}
            />
          </Section>
        )
      }
    >
      <Stack gap="5">
        <form
          role="search"
          aria-label="고객 찾기"
          action={(data) => {
            const typed = data.get("q");
            setQ(typeof typed === "string" ? typed.trim() : "");
          }}
        >
          <HStack gap="2" align="flex-end">
            <TextField
              label="전화한 고객"
              describedBy={HELP}
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
            />
            <Button type="submit" variant="tinted">
              찾기
            </Button>
          </HStack>
          <Text id={HELP} variant="caption" tone="muted" marginTop="2">
            전화 끝 네 자리나 이름으로 찾아요.
          </Text>
        </form>
        {q.length >= SHORTEST && <Members key={q} q={q} kind={kind} />}
      </Stack>
    </Split>
  );
}

function Members({ q, kind }: { q: string; kind: string }) {
  const found = useSearchOperator({ q });
  return (
    <Loaded query={found} what="고객을" skeleton={<TableSkeleton what="고객을" />}>
      {({ hits }) => {
        const members = hits.filter((hit) => hit.kind === "MEMBER");
        return members.length === 0 ? (
          <Text role="status">찾은 고객이 없어요. 처음인 고객이면 회원으로 만들어 주세요.</Text>
        ) : (
          <Card padding="sm">
            {members.map(({ number, title, phone_last_four: phone }) => (
              <ListLink
                key={number}
                description={[phone === null ? null : `전화 ${phone}`, number]
                  .filter(Boolean)
                  .join(" · ")}
                divided
              >
                <Link
                  to={paths.telephone.getHref({ kind, member: number })}
                  state={{ name: title }}
                >
                  {title}
                </Link>
              </ListLink>
            ))}
          </Card>
        );
      }}
    </Loaded>
  );
}
