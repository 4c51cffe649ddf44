import { Box, Disclosure, ListLink, Section, Text } from "@damadum/ui";
import { Link } from "react-router-dom";
import { helpEntries } from "../../../shared/help/help-entries.ts";
import { paths } from "../../../shared/paths.ts";

const asked = [
  helpEntries.more,
  helpEntries.cancel,
  helpEntries.balance,
  helpEntries.boxes,
  helpEntries.slots,
] as const;

/** What people ask before they begin. */
export function Questions() {
  return (
    <Section title="자주 묻는 질문">
      <Box>
        {asked.map(({ question, answer }) => (
          <Disclosure key={question} emphasis summary={question}>
            <Text>{answer}</Text>
          </Disclosure>
        ))}
        <ListLink>
          <Link to={paths.faq.getHref()}>자주 묻는 질문 모두 보기</Link>
        </ListLink>
      </Box>
    </Section>
  );
}
