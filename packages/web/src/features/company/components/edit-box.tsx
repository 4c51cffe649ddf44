import { isOpen } from "@damadum/domain";
import { useUpdateCompanyBox, type CompanyBox } from "@damadum/sdk";
import { InlineEdit, toast } from "@damadum/ui";
import { createContext, memo, use, useCallback, type ReactNode } from "react";
import { receiveBox } from "../api/company-boxes.ts";
import { boxName, MAX_LETTERS } from "../box-text.ts";

const fields = {
  department: { name: "부서", replaces: true },
  contents: { name: "내용물", replaces: false },
} as const;

interface EditBoxProps {
  readonly box: CompanyBox;
  readonly field: keyof typeof fields;
}

type SaveBox = (box: CompanyBox, field: EditBoxProps["field"], text: string) => Promise<unknown>;

const SaveBoxContext = createContext<SaveBox>(() => {
  throw new Error("A box is edited below EditBoxes");
});

/** One mutation for all boxes of a table: scrolling renders hundreds of them, and few are ever edited. */
export function EditBoxes({ children }: { readonly children: ReactNode }) {
  const { mutateAsync: update } = useUpdateCompanyBox({ mutation: { onSuccess: receiveBox } });
  const save = useCallback<SaveBox>(
    async (box, field, text) => {
      try {
        await update({ cpboxId: box.cpbox_id, data: { [field]: text } });
      } catch (error) {
        if (error instanceof Error) toast(error.message, { tone: "error" });
        throw error;
      }
    },
    [update],
  );
  return <SaveBoxContext value={save}>{children}</SaveBoxContext>;
}

/** The department or contents of a box, edited in place. Memoized, because scrolling renders its table again. */
export const EditBox = memo(function EditBox({ box, field }: EditBoxProps) {
  const save = use(SaveBoxContext);
  const { name, replaces } = fields[field];
  const value = box[field] ?? "";
  // A box that has left storage for good is read-only.
  if (!isOpen(box.actions, "EDIT")) return value;
  return (
    <InlineEdit
      label={`${boxName(box)} ${name}`}
      value={value}
      placeholder={`${name} 입력`}
      maxLength={MAX_LETTERS[field]}
      replaces={replaces}
      onSave={(text) => save(box, field, text)}
    />
  );
});
