import { matchesSearch, searchQueryOf } from "@damadum/domain";
import { questionCategories, type Question, type QuestionCategory } from "./questions.ts";

interface QuestionFilter {
  /** As typed: a word, half a word or initial consonants. */
  readonly text: string;
  /** Null for all of them. */
  readonly category: QuestionCategory | null;
}

/** The questions of a category that have every typed word in question, answer or category. */
export function findQuestions(
  all: readonly Question[],
  { text, category }: QuestionFilter,
): readonly Question[] {
  const searches = text.split(/\s+/).flatMap((word) => searchQueryOf(word) ?? []);
  return all.filter((entry) => {
    if (category !== null && entry.category !== category) return false;
    const words = [entry.question, entry.answer, questionCategories[entry.category]].join(" ");
    return searches.every((search) => matchesSearch(words, search));
  });
}
