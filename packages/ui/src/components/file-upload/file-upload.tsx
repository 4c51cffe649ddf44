import { useState } from "react";
import {
  fileActionsRecipe,
  fileDropRecipe,
  fileDropWordsRecipe,
  fileInputRecipe,
  fileListRecipe,
  fileNameRecipe,
  filePreviewRecipe,
  fileRowRecipe,
  fileStateRecipe,
  fileWordsRecipe,
} from "../../theme/recipes/file-upload.ts";
import { styled } from "../../theme/styled.ts";
import { controlAria, FieldGroup, type FieldProps, useFieldIds } from "../field/field.tsx";
import { Progress } from "../progress/progress.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Notice } from "../notice/notice.tsx";

const Drop = styled("label", fileDropRecipe);
const DropWords = styled("span", fileDropWordsRecipe);
const Input = styled("input", fileInputRecipe);
const List = styled("ul", fileListRecipe);
const Row = styled("li", fileRowRecipe);
const Preview = styled("span", filePreviewRecipe);
const Words = styled("span", fileWordsRecipe);
const Name = styled("span", fileNameRecipe);
const State = styled("span", fileStateRecipe);
const Actions = styled("span", fileActionsRecipe);

/** A file that is uploading, uploaded or failed. */
export type UploadedFile = {
  readonly key: string;
  readonly name: string;
  /** URL of a preview image; omitted for other files. */
  readonly preview?: string | undefined;
} & (
  | { readonly status: "uploading"; /** From 0 to 1. */ readonly progress: number }
  | { readonly status: "done" }
  | { readonly status: "failed"; readonly message: string }
);

/** A rejected file, and the reason as text. */
export interface RejectedFile {
  readonly name: string;
  readonly message: string;
}

export interface FileUploadProps extends Omit<FieldProps, "labelHidden" | "help"> {
  id?: string | undefined;
  /** Types, size and number of files allowed, shown before anything is chosen. */
  rule: string;
  /** Name of the files in the button; defaults to photos. */
  kind?: string | undefined;
  /** As in the `accept` attribute: `image/jpeg,image/png`. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  files: readonly UploadedFile[];
  rejected?: readonly RejectedFile[] | undefined;
  onAdd: (files: readonly File[]) => void;
  /** Removes a file; an upload in progress is cancelled. */
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Chosen or dropped files, each with preview, progress and buttons to cancel, retry and remove. */
export function FileUpload({
  id,
  rule,
  kind = "사진",
  accept,
  multiple = false,
  disabled = false,
  files,
  rejected = [],
  onAdd,
  onRemove,
  onRetry,
  ...field
}: FileUploadProps) {
  const [isOver, setIsOver] = useState(false);
  const ids = useFieldIds(id, { help: rule, error: field.error });
  const isFull = disabled || (!multiple && files.length > 0);
  return (
    <FieldGroup {...field} ids={ids} help={rule}>
      <Drop
        data-over={isOver || undefined}
        data-invalid={field.error === undefined ? undefined : true}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!isFull);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          if (!isFull) onAdd([...event.dataTransfer.files]);
        }}
      >
        <Icon name="plus" />
        <DropWords>{multiple ? `${kind} 고르기 (여러 장 가능)` : `${kind} 고르기`}</DropWords>
        <Input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={isFull}
          aria-label={`${field.label} 고르기`}
          {...controlAria(ids, field.required)}
          onChange={(event) => {
            onAdd([...(event.currentTarget.files ?? [])]);
            // Lets the same file be chosen again after its removal.
            event.currentTarget.value = "";
          }}
        />
      </Drop>
      <div role="status">
        {rejected.length > 0 && (
          <Notice tone="danger" title="올리지 못한 파일이 있어요">
            {rejected.map(({ name, message }, at) => (
              // A phone names many photos alike.
              <div key={`${at} ${name}`}>{`${name}: ${message}`}</div>
            ))}
          </Notice>
        )}
      </div>
      {files.length > 0 && (
        <List aria-label={`${field.label} 목록`}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </List>
      )}
    </FieldGroup>
  );
}

type FileRowProps = Pick<FileUploadProps, "onRemove" | "onRetry"> & { file: UploadedFile };

function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { key, name, preview, status } = file;
  return (
    <Row>
      <Preview>
        {preview === undefined ? <Icon name="receipt" /> : <img src={preview} alt="" />}
      </Preview>
      <Words>
        <Name>{name}</Name>
        <State failed={status === "failed"} aria-live="polite">
          {status === "uploading" && <span>올리고 있어요</span>}
          {status === "done" && <span>올렸어요</span>}
          {status === "failed" && <span>{file.message}</span>}
        </State>
        {status === "uploading" && <Progress label={`${name} 올리는 중`} value={file.progress} />}
      </Words>
      <Actions>
        {status === "failed" && (
          <IconButton icon="refresh" label={`${name} 다시 올리기`} onClick={() => onRetry(key)} />
        )}
        <IconButton
          icon={status === "uploading" ? "close" : "trash"}
          label={status === "uploading" ? `${name} 올리기 취소` : `${name} 지우기`}
          onClick={() => onRemove(key)}
        />
      </Actions>
    </Row>
  );
}
