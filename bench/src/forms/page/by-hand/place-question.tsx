import type { EstimateDraft } from "@damadum/sdk";
import { Button, FieldGroup, Icon, RadioGroup, Stack, TextField, useFieldIds } from "@damadum/ui";
import { Controller, useForm } from "react-hook-form";
import { quote } from "../answers.ts";
import type { FormProps } from "../question.ts";
import { FloorField } from "./floor-field.tsx";
import { quoteSteps, StepFrame } from "./step-frame.tsx";
import { useKeptAnswers } from "./use-kept-answers.ts";

const missingDetail = "출발지 상세 주소를 입력해 주세요.";

const carriages = [
  { value: "STAIRS", label: "계단", description: "사람이 들고 옮겨요", icon: "stairs" },
  { value: "EV", label: "엘리베이터", description: "엘리베이터로 옮겨요", icon: "elevator" },
  {
    value: "LADDER",
    label: "사다리차",
    description: "창문으로 짐을 올리고 내려요",
    icon: "ladder",
  },
] as const;

/** The start of the move, with its address already found. */
export function PlaceQuestion({ onAnswers }: Pick<FormProps, "onAnswers">) {
  const form = useForm<EstimateDraft>({ defaultValues: quote, mode: "onTouched" });
  const { register, control, handleSubmit, getValues, formState } = form;
  const { start: errors } = formState.errors;
  useKeptAnswers(form.subscribe, onAnswers);
  const address = useFieldIds("start-address", { help: undefined, error: undefined });
  const place = useFieldIds("start", { help: undefined, error: undefined });

  return (
    <StepFrame
      steps={quoteSteps}
      title="어디서 이사하세요?"
      submitLabel="다음"
      onSubmit={handleSubmit(() => undefined)}
    >
      <FieldGroup ids={place} label="출발지" labelHidden>
        <Stack gap="6">
          <FieldGroup ids={address} label="주소" required>
            <Stack gap="3">
              <TextField label="우편번호" value={getValues("start.postcode")} readOnly />
              <TextField label="기본 주소" value={getValues("start.address")} readOnly />
              <Button variant="outline" size="lg" block icon={<Icon name="search" size={20} />}>
                주소 다시 찾기
              </Button>
            </Stack>
          </FieldGroup>
          <TextField
            {...register("start.detail", {
              required: missingDetail,
              maxLength: { value: 100, message: "상세 주소는 100자까지 쓸 수 있어요." },
              validate: (detail) => detail.trim() !== "" || missingDetail,
            })}
            id="start-detail"
            label="상세 주소"
            placeholder="동·호수, 건물 이름"
            autoComplete="address-line2"
            required
            error={errors?.detail?.message}
          />
          <FloorField form={form} error={errors?.floor?.message} />
          <Controller
            control={control}
            name="start.carriage"
            rules={{ required: "출발지 나르는 방법을 골라 주세요." }}
            render={({ field, fieldState }) => (
              <RadioGroup
                id="start-carriage"
                label="짐을 나르는 방법"
                required
                error={fieldState.error?.message}
                value={field.value}
                options={carriages.map(({ icon, ...option }) => ({
                  ...option,
                  media: <Icon name={icon} />,
                }))}
                onValueChange={field.onChange}
              />
            )}
          />
        </Stack>
      </FieldGroup>
    </StepFrame>
  );
}
