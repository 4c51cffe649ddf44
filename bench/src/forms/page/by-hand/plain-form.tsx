import { TextField } from "@damadum/ui";
import { useForm } from "react-hook-form";
import { plainFields, type FormProps } from "../question.ts";
import { StepFrame } from "./step-frame.tsx";
import { useKeptAnswers } from "./use-kept-answers.ts";

interface PlainFormProps extends Pick<FormProps, "onAnswers"> {
  readonly count: number;
}

/** `count` required text fields. */
export function PlainForm({ count, onAnswers }: PlainFormProps) {
  const { register, handleSubmit, formState, subscribe } = useForm<Record<string, string>>({
    mode: "onTouched",
  });
  useKeptAnswers(subscribe, onAnswers);

  return (
    <StepFrame submitLabel="보내기" onSubmit={handleSubmit(() => undefined)}>
      {plainFields(count).map(({ name, label }) => (
        <TextField
          key={name}
          {...register(name, {
            required: `${label}을 입력해 주세요.`,
            maxLength: { value: 100, message: `${label}은 100자까지 쓸 수 있어요.` },
          })}
          id={name}
          label={label}
          required
          error={formState.errors[name]?.message}
        />
      ))}
    </StepFrame>
  );
}
