import { valueAt } from "../../engine/data/values.ts";
import { defineField } from "../../theme/define.ts";
import { yesNo } from "../../theme/widgets/choice.ts";

type Suggest = (answers: object) => boolean | undefined;

/** A load that the crew carries without help, and that is rarely books only. */
const FEW_BOXES = 10;

const noneForFew: Suggest = (answers) => {
  const count = valueAt(answers, ["box_count"]);
  return typeof count === "number" && count <= FEW_BOXES ? false : undefined;
};

/** Whether helpers are needed, and how many; the title is short when the question already says so. */
export const helpFields = (title: string, suggest?: Suggest) =>
  [
    defineField({
      path: "extra_help",
      title,
      reviewTitle: "작업자 추가",
      widget: "choice",
      options: {
        columns: 2,
        choices: yesNo({ label: "네, 더 필요해요" }, { label: "아니요" }),
        price: "extra",
      },
      plain: false,
      ...(suggest && { suggest }),
    }),
    defineField({
      path: "helper_count",
      widget: "counter",
      when: { field: "extra_help", is: true },
      required: true,
      plain: 1,
      // Help means at least one person.
      suggest: () => 1,
    }),
  ] as const;

interface ExtrasWords {
  readonly title: string;
  readonly help: string;
  readonly besides?: string;
  readonly suggest?: Suggest;
}

const extrasStepWith = ({ title, help, besides = "", suggest }: ExtrasWords) =>
  ({
    id: "extras",
    name: "무거운 짐과 도움",
    title: "더 알려 주실 내용이 있나요?",
    reviewLabel: "추가 사항",
    fields: [
      defineField({
        path: "heavy_load",
        title,
        reviewTitle: "20kg 이상인 짐",
        review: (isHeavy) => `${besides}${isHeavy === true ? "있어요" : "없어요"}`,
        widget: "choice",
        help,
        options: {
          columns: 2,
          choices: yesNo({ label: "있어요" }, { label: "없어요" }),
          price: "extra",
        },
        plain: false,
        ...(suggest && { suggest }),
      }),
      ...helpFields("작업자가 더 필요하세요?", suggest),
    ],
  }) as const;

/** What makes carrying boxes harder, and helpers; answered ahead when only a few boxes are carried. */
export const extrasStep = extrasStepWith({
  title: "20kg 이상인 박스가 있나요?",
  help: "책을 가득 담은 박스처럼 혼자 들기 힘든 짐이에요.",
  suggest: noneForFew,
});

/** The same for a move, whose items have answered for furniture and appliances. */
export const moveExtrasStep = extrasStepWith({
  title: "책 박스나 운동 기구처럼 20kg 이상인 짐이 더 있나요?",
  help: "냉장고와 세탁기처럼 고른 가구와 가전은 이미 셌어요.",
  besides: "고른 짐 말고 더 ",
});

/** Anything else to know in advance. */
export const memoField = defineField({
  path: "memo",
  widget: "textarea",
  placeholder: "주차, 공동 현관, 조심할 짐처럼 미리 알아야 할 것을 적어 주세요.",
});

/** The step that reviews the answers before they are sent. */
export const confirmStep = {
  id: "confirm",
  name: "확인",
  title: "내용이 맞는지 확인해 주세요",
  isReview: true,
  fields: [memoField],
} as const;
