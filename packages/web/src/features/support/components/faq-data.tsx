import { questions } from "../questions.ts";

const data = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

/** Escapes `<`, which could end the element early. */
const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/** The questions for search engines. A data block is never executed, so the page's CSP does not block it. */
export function FaqData() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
