import type { FormProps } from "../question.ts";
import { MemoQuestion } from "./memo-question.tsx";
import { PersonQuestion } from "./person-question.tsx";
import { PlainForm } from "./plain-form.tsx";
import { PlaceQuestion } from "./place-question.tsx";

/** The forms as written by hand with react-hook-form and the components of packages/ui. */
export function ByHandForm({ question, onAnswers }: FormProps) {
  switch (question) {
    case "detail":
      return <PlaceQuestion onAnswers={onAnswers} />;
    case "memo":
      return <MemoQuestion onAnswers={onAnswers} />;
    case "phone":
      return <PersonQuestion onAnswers={onAnswers} />;
    default:
      return <PlainForm count={Number(question)} onAnswers={onAnswers} />;
  }
}
