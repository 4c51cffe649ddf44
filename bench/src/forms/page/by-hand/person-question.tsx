import { formatPhoneNumber, isPhoneNumber, PHONE_NUMBER_MESSAGE } from "@damadum/domain";
import type { SignupRequest } from "@damadum/sdk";
import { TextField } from "@damadum/ui";
import { useForm } from "react-hook-form";
import { signup } from "../answers.ts";
import type { FormProps } from "../question.ts";
import { StepFrame } from "./step-frame.tsx";
import { useKeptAnswers } from "./use-kept-answers.ts";

const steps = ["약관 동의", "아이디와 비밀번호", "내 정보"];

/** The new member's personal details. */
export function PersonQuestion({ onAnswers }: Pick<FormProps, "onAnswers">) {
  const { register, handleSubmit, formState, subscribe } = useForm<SignupRequest>({
    defaultValues: signup,
    mode: "onTouched",
  });
  const { errors } = formState;
  useKeptAnswers(subscribe, onAnswers);
  const phone = register("phone_number", {
    required: "휴대전화 번호를 입력해 주세요.",
    validate: (text) => isPhoneNumber(text) || PHONE_NUMBER_MESSAGE,
  });

  return (
    <StepFrame
      steps={steps}
      current={2}
      title="누구신가요?"
      submitLabel="가입하기"
      onSubmit={handleSubmit(() => undefined)}
    >
      <TextField
        {...register("name", { required: "이름을 입력해 주세요." })}
        id="name"
        label="이름"
        autoComplete="name"
        required
        error={errors.name?.message}
      />
      <TextField
        {...phone}
        id="phone"
        label="휴대전화 번호"
        placeholder="010-1234-5678"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        required
        error={errors.phone_number?.message}
        onChange={(event) => {
          const { currentTarget: input } = event;
          const formatted = formatPhoneNumber(input.value);
          if (formatted !== input.value) input.value = formatted;
          void phone.onChange(event);
        }}
      />
      <TextField
        {...register("email", {
          pattern: {
            value: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
            message: "전자우편 주소를 name@example.com처럼 입력해 주세요.",
          },
        })}
        id="email"
        label="전자우편"
        placeholder="name@example.com"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        optional
        error={errors.email?.message}
      />
    </StepFrame>
  );
}
