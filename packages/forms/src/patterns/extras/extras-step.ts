import { defineField } from "../../theme/define.ts";
import { yesNo } from "../../theme/widgets/choice.ts";

/** Whether helpers are needed, and how many; the title is short when the question already says so. */
export const helpFields = (title: string) =>
  [
    defineField({
      path: "extra_help",
      title,
      widget: "choice",
      options: { columns: 2, choices: yesNo({ label: "더 필요해요" }, { label: "괜찮아요" }) },
      plain: false,
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

/** What makes carrying harder, and helpers: asked in every form whose goods we carry. */
export const extrasStep = {
  id: "extras",
  name: "무거운 짐과 도움",
  title: "더 알려 주실 내용이 있나요?",
  reviewLabel: "추가 사항",
  fields: [
    defineField({
      path: "heavy_load",
      title: "20kg 이상인 짐이 있나요?",
      widget: "choice",
      help: "책을 가득 담은 박스나 운동 기구처럼 혼자 들기 힘든 짐이에요.",
      options: { columns: 2, choices: yesNo({ label: "있어요" }, { label: "없어요" }) },
      plain: false,
    }),
    ...helpFields("작업자가 더 필요하세요?"),
  ],
} as const;

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
