import { findMoveItem, floorLabel, formatKoreanDate } from "@damadum/domain";
import type { EstimateDraft } from "@damadum/sdk";
import { Button, Card, ListRow, TextArea } from "@damadum/ui";
import { useForm } from "react-hook-form";
import { quoteWithDetail } from "../answers.ts";
import type { FormProps } from "../question.ts";
import { quoteSteps, StepFrame } from "./step-frame.tsx";
import { useKeptAnswers } from "./use-kept-answers.ts";

export function MemoQuestion({ onAnswers }: Pick<FormProps, "onAnswers">) {
  const { register, handleSubmit, getValues, formState, subscribe } = useForm<EstimateDraft>({
    defaultValues: quoteWithDetail,
    mode: "onTouched",
  });
  useKeptAnswers(subscribe, onAnswers);

  return (
    <StepFrame
      steps={quoteSteps}
      current={6}
      title="내용이 맞는지 확인해 주세요"
      submitLabel="견적 받기"
      onSubmit={handleSubmit(() => undefined)}
    >
      <Card variant="outline">
        {reviewOf(getValues()).map(({ label, text }, index) => (
          <ListRow
            key={label}
            divided={index > 0}
            title={label}
            description={text}
            end={
              <Button variant="plain" size="sm" aria-label={`${label} 수정`}>
                수정
              </Button>
            }
          />
        ))}
      </Card>
      <TextArea
        {...register("memo", {
          maxLength: { value: 500, message: "요청 사항은 500자까지 쓸 수 있어요." },
        })}
        id="memo"
        label="요청 사항"
        optional
        placeholder="주차, 공동 현관, 조심할 짐처럼 미리 알아야 할 것을 적어 주세요."
        error={formState.errors.memo?.message}
      />
    </StepFrame>
  );
}

function reviewOf({ start, destination, items, ...rest }: EstimateDraft) {
  const place = ({ address, detail, floor }: EstimateDraft["start"]) =>
    `${address} ${detail} ${floorLabel(floor)}`;
  const goods = items.map(({ item_id: id, count }) => `${findMoveItem(id)?.name ?? id} ${count}`);
  return [
    { label: "출발지", text: place(start) },
    { label: "도착지", text: place(destination) },
    { label: "짐", text: goods.join(", ") },
    { label: "이사", text: `${formatKoreanDate(rest.move_date)} ${rest.move_time}` },
    { label: "담아둠 박스", text: rest.use_boxes ? "써요" : "쓰지 않아요" },
    { label: "추가 사항", text: rest.heavy_load ? "무거운 짐이 있어요" : "무거운 짐은 없어요" },
  ];
}
