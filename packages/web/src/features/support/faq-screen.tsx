import {
  Box,
  Button,
  Disclosure,
  EmptyState,
  HStack,
  Icon,
  Link as StyledLink,
  Page,
  Stack,
  Text,
  TextField,
} from "@damadum/ui";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { PageIntro } from "../../shared/page/page-intro.tsx";
import { paths } from "../../shared/paths.ts";
import { findQuestions } from "./find-questions.ts";
import {
  questionCategories,
  questions,
  type Question,
  type QuestionCategory,
} from "./questions.ts";
import { decode } from "../../shared/router/decode.ts";

const categories = Object.keys(questionCategories).filter(
  (name): name is QuestionCategory => name in questionCategories,
);

/** /support/faq: the questions, searchable by text and initial consonants; `#id` opens one. */
export function FaqScreen() {
  const [text, setText] = useState("");
  const [category, setCategory] = useState<QuestionCategory | null>(null);
  const found = findQuestions(questions, { text, category });
  const showAll = () => {
    setText("");
    setCategory(null);
  };
  return (
    <Page>
      <FaqData />
      <Stack gap="8">
        <PageIntro
          illustration="search"
          title="자주 묻는 질문"
          lead="낱말이나 초성으로 찾아보세요."
        />
        <Stack gap="4">
          <TextField
            type="search"
            label="질문 찾기"
            labelHidden
            placeholder="환불, ㅊㅅ, 박스 대여"
            autoComplete="off"
            start={<Icon name="search" size={20} />}
            value={text}
            onValueChange={setText}
          />
          <HStack role="group" aria-label="질문 분류" wrap="wrap" gap="2">
            {[null, ...categories].map((name) => (
              <Button
                key={name ?? "all"}
                size="sm"
                variant={name === category ? "tinted" : "outline"}
                aria-pressed={name === category}
                onClick={() => setCategory(name)}
              >
                {name === null ? "전체" : questionCategories[name]}
              </Button>
            ))}
          </HStack>
        </Stack>
        <Text variant="caption" tone="muted" role="status">
          {text.trim() === "" ? `질문 ${found.length}개` : `찾은 질문 ${found.length}개`}
        </Text>
        {found.length === 0 ? (
          <EmptyState
            illustration="search"
            title="찾는 질문이 없어요"
            description="다른 낱말로 찾거나 고객센터에 물어보세요."
            action={
              <HStack wrap="wrap" justify="center" gap="2">
                <Button variant="outline" onClick={showAll}>
                  모든 질문 보기
                </Button>
                <ButtonLink to={paths.support.getHref()}>고객센터에 물어보기</ButtonLink>
              </HStack>
            }
          />
        ) : (
          <QuestionList shown={found} />
        )}
      </Stack>
    </Page>
  );
}

const faqData = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

/** Escapes `<`, which could end the element early. */
const faqJson = JSON.stringify(faqData).replaceAll("<", String.raw`\u003c`);

/** The questions for search engines. A data block is never executed, so the page's CSP does not block it. */
function FaqData() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: faqJson }} />;
}

/** The questions, collapsed; the one in the URL is expanded and scrolled into view. */
function QuestionList({ shown }: { readonly shown: readonly Question[] }) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = document.getElementById(decode(hash.slice(1)));
    const fold = named?.querySelector("details");
    if (!fold) return;
    fold.open = true;
    fold.scrollIntoView({ block: "center" });
    fold.querySelector("summary")?.focus({ preventScroll: true });
    // `key` changes when the same link is followed again, which opens it again.
  }, [hash, key]);
  return (
    <Box as="ul">
      {shown.map(({ id, question, answer, more }) => (
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
