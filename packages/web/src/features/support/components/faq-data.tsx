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

/** No `<` can end the element early. */
const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/** The questions for search engines. A block of data is never run, so the page's policy has nothing to refuse. */
export function FaqData() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
