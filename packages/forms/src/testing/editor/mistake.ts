import { problemOf } from "../../../build/check-form.ts";
import { titleOf } from "../../engine/definition/field-layout.ts";
import type { AnyForm, FormStep } from "../../engine/definition/form-definition.ts";

/** Why `pnpm generate` would refuse the form, and what mends it here, in Korean; null when it would not. */
export function mistakeIn(form: AnyForm): string | null {
  const problem = problemOf(form);
  if (problem === undefined) return null;
  const { step, field, kind, missing } = problem;
  const part =
    field === undefined ? `‘${step.name}’ 단계` : `‘${questionOf(step, field.path)}’ 물음`;
  if (kind === "unlabelled")
    return `${part}에 계약이 정한 답 가운데 하나(${missing})가 빠졌어요. 정의의 파일에 그 답을 더해 주세요.`;
  const asks = form.steps.find(({ fields }) => fields.some(({ path }) => path === missing));
  return asks === undefined
    ? `${part}의 묻는 때가 이 양식에 없는 물음(${missing})에 달려 있어요. ‘묻는 때’를 다시 골라 주세요.`
    : `${part}에는 ‘${questionOf(asks, missing)}’ 물음의 답이 먼저 있어야 해요. ‘위로’ 버튼으로 차례를 되돌리거나 ‘묻는 때’를 다시 골라 주세요.`;
}

function questionOf({ name, uiSchema }: FormStep, path: string): string {
  return `${name} · ${titleOf(uiSchema, path.split("."))}`;
}
