import { UiProvider } from "@damadum/ui";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { formNames, questions, type FormName, type FormProps } from "./question.ts";

/** Each form is its own chunk, so that neither pays for the other's code. */
const forms: Record<FormName, () => Promise<ComponentType<FormProps>>> = {
  damadum: async () => (await import("./damadum/damadum-form.tsx")).DamadumForm,
  "by-hand": async () => (await import("./by-hand/by-hand-form.tsx")).ByHandForm,
};

const address = new URLSearchParams(location.search);
const formName = formNames.find((name) => name === address.get("form"));
const question = questions.find((name) => name === address.get("question"));
const container = document.getElementById("root");
if (formName === undefined || question === undefined || container === null) {
  throw new Error("The address names no form and question, or the page has no root.");
}

const Form = await forms[formName]();
createRoot(container).render(
  <UiProvider>
    <Form
      question={question}
      onAnswers={(answers) => {
        // The answers that the form last reported: both forms must report the same.
        Reflect.set(globalThis, "answers", answers);
      }}
    />
  </UiProvider>,
);
