import { isBoxInStorage } from "@damadum/domain";
import { useUpdateCompanyBox, type CompanyBox } from "@damadum/sdk";
import { InlineEdit, toast } from "@damadum/ui";
import { memo } from "react";
import { receiveBox } from "../api/company-boxes.ts";

const fields = {
  department: { name: "부서", maxLength: 60 },
  contents: { name: "내용물", maxLength: 2000 },
} as const;

interface EditBoxProps {
  readonly box: CompanyBox;
  readonly field: keyof typeof fields;
}

/** The department or the contents of a box, changed where they stand. A scroll draws its table anew, and most of its boxes are as they were. */
export const EditBox = memo(function EditBox({ box, field }: EditBoxProps) {
  const { name, maxLength } = fields[field];
  const { mutateAsync: update } = useUpdateCompanyBox({ mutation: { onSuccess: receiveBox } });
  const value = box[field] ?? "";
  // A box that has left for good stays as it was.
  if (!isBoxInStorage(box.status)) return value;
  return (
    <InlineEdit
      label={`${boxName(box)} ${name}`}
      value={value}
      placeholder={`${name} 입력`}
      maxLength={maxLength}
      onSave={(text) =>
        update({ cpboxId: box.cpbox_id, data: { [field]: text } }).catch((error: Error) => {
          toast(error.message, { tone: "error" });
          throw error;
        })
      }
    />
  );
});

/** What a box is called: its name, or its number where it has none. */
export function boxName({ name, serial }: CompanyBox): string {
  return name ?? serial;
}
