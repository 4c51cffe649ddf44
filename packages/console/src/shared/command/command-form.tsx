import {
  boxStatus,
  carriages,
  companyWorkStatus,
  customPaymentStatus,
  damageReportStatus,
  moveStatus,
  paymentStatus,
  storageContractStatus,
  storageOrderStatus,
} from "@damadum/domain";
import { runtimeForm, SchemaForm, SubmitButton } from "@damadum/forms";
import type { OperatorCommand, OperatorCommandResult, OperatorInput } from "@damadum/sdk";
import { Notice } from "@damadum/ui";
import { useMemo, useState } from "react";
import { useRunCommand } from "./use-run-command.ts";

interface CommandFormProps {
  readonly command: OperatorCommand;
  /** What is known already, and not asked. */
  readonly input?: OperatorInput | undefined;
  /** What is filled in already, and may be changed. */
  readonly initial?: OperatorInput | undefined;
  readonly submitLabel?: string | undefined;
  readonly onDone: (result: OperatorCommandResult) => void;
}

const context = {};
const nothing: OperatorInput = {};

/** The answers that commands offer, in words. */
const answerWords: Readonly<Record<string, string>> = {
  ...labelsOf(carriages),
  CASH: "현금",
  TRANSFER: "계좌 이체",
  CUSTOMER: "고객 사정",
  COMPANY: "회사 잘못",
  NOBODY: "누구의 잘못도 아님",
  CANCEL: "취소",
  ENDED: "종료",
  PICK_UP: "가져올 때",
  INTAKE: "창고에 들일 때",
  RETURN: "돌려줄 때",
  MOVE: "이사",
  BOX_DELIVERY: "박스 배송과 수거",
};

/** The states that the commands of a group offer, in words; one code means another state in another group. */
const stateWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  boxes: labelsOf(boxStatus.states),
  damage: labelsOf(damageReportStatus.states),
  links: labelsOf(customPaymentStatus.states),
  moves: labelsOf(moveStatus.states),
  payments: labelsOf(paymentStatus.states),
  storage: { ...labelsOf(storageContractStatus.states), ...labelsOf(storageOrderStatus.states) },
  works: labelsOf(companyWorkStatus.states),
};

function labelsOf(named: Readonly<Record<string, { readonly label: string }>>) {
  return Object.fromEntries(Object.entries(named).map(([value, { label }]) => [value, label]));
}

/** The input that makes a command safe to repeat: the page makes it, nobody types it. */
const REPEAT_KEY = "key";

/** A command's form, made from the schema of its input; whatever it is, there is no code of its own for it. */
export function CommandForm({
  command,
  input = nothing,
  initial = nothing,
  submitLabel,
  onDone,
}: CommandFormProps) {
  const { run } = useRunCommand();
  const [repeatKey, setRepeatKey] = useState(() => crypto.randomUUID());
  const form = useMemo(
    () =>
      runtimeForm({
        id: command.name,
        submitLabel: submitLabel ?? (command.changes ? "실행하기" : "보기"),
        schema: command.input_schema,
        fields: command.fields
          .filter(({ key }) => !(key in input) && key !== REPEAT_KEY)
          .map(({ key, label, help, is_file: isFile }) => {
            const words = { ...answerWords, ...stateWords[command.group] };
            return { key, label, help, isFile, words };
          }),
      }),
    [command, input, submitLabel],
  );
  if (!command.may) {
    return <Notice tone="warning">내 역할로는 할 수 없어요. 관리 역할에게 부탁해 주세요.</Notice>;
  }
  return (
    <SchemaForm
      definition={form}
      context={context}
      initialData={initial}
      onSubmit={async (answers) => {
        const isRepeatable = command.fields.some(({ key }) => key === REPEAT_KEY);
        const made = isRepeatable ? { [REPEAT_KEY]: repeatKey } : {};
        onDone(await run(command.name, { ...input, ...answers, ...made }));
        setRepeatKey(crypto.randomUUID());
      }}
      renderActions={(actions) => <SubmitButton actions={actions} />}
    />
  );
}
