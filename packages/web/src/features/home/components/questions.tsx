import { Box, Disclosure, Section, Text } from "@damadum/ui";
import { helpEntries } from "../../../shared/help/help-entries.ts";

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
      </Box>
    </Section>
  );
}
