import { Box, Disclosure, Link as StyledLink, Text } from "@damadum/ui";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Question } from "../questions.ts";

/** The questions, collapsed; the one in the URL is expanded and scrolled into view. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    const fold = named?.querySelector("details");
    if (!fold) return;
    fold.open = true;
    fold.scrollIntoView({ block: "center" });
    fold.querySelector("summary")?.focus({ preventScroll: true });
    // `key` changes when the same link is followed again, which opens it again.
  }, [hash, key]);
  return (
    <Box as="ul">
      {questions.map(({ id, question, answer, more }) => (
        <Box
          as="li"
          key={id}
          id={id}
          borderBlockEndWidth="1px"
          borderColor="border"
          scrollMarginBlockStart="24"
        >
          <Disclosure emphasis summary={question}>
            <Text tone="muted">{answer}</Text>
            {more !== undefined && (
              <StyledLink variant="standalone" asChild>
                <Link to={more.to}>{more.label}</Link>
              </StyledLink>
            )}
          </Disclosure>
        </Box>
      ))}
    </Box>
  );
}
