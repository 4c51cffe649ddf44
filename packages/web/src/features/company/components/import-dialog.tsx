import { formatCount } from "@damadum/domain";
import {
  Box,
  Button,
  Dialog,
  ErrorMessage,
  FileUpload,
  Notice,
  Stack,
  Table,
  Text,
  toast,
} from "@damadum/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshCompany } from "../api/refresh-company.ts";
import { csvToBoxes, MAX_FILE_ROWS, type BadRow } from "../csv/box-csv.ts";
import { decodeCsv } from "../csv/csv-table.ts";
import { checkRows, fileProblem, writeRows, type CheckedFile } from "../csv/import-boxes.ts";

/** Imports names, departments, contents and retention days from a file, which is checked first: if any line is bad, nothing is written. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const check = useMutation({
    mutationFn: async (file: File) => {
      setDone(0);
      const read = csvToBoxes(decodeCsv(await file.arrayBuffer()));
      // Skips the server's check of a file that cannot be imported anyway.
      return read.bad.length > 0 ? { ...read, importId: "", emptied: 0 } : checkRows(read, setDone);
    },
  });
  const write = useMutation({
    mutationFn: writeRows,
    onSuccess: async (_answer, { rows }) => {
      await refreshCompany(queryClient);
      onClose();
      toast(`박스 ${formatCount(rows.length)}개를 고쳤어요.`, { tone: "success" });
    },
  });
  const isBusy = check.isPending || write.isPending;
  const bad = check.data?.bad ?? [];
  const checked = bad.length === 0 ? check.data : undefined;
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title="CSV 올리기"
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            닫기
          </Button>
          {checked !== undefined && checked.rows.length > 0 && (
            <Button loading={write.isPending} onClick={() => write.mutate(checked)}>
              {`박스 ${formatCount(checked.rows.length)}개 ${write.isError ? "다시 저장하기" : "고치기"}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        <FileUpload
          label="CSV 파일"
          kind="파일"
          rule={`‘박스 번호’와 ‘이름’, ‘부서’, ‘내용물’, ‘보존 기한’ 칸이 있는 파일, ${formatCount(MAX_FILE_ROWS)}줄까지. CSV로 받은 파일을 고쳐서 올리면 돼요.`}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          disabled={isBusy}
          files={[]}
          onAdd={([file]) => {
            if (file === undefined) return;
            write.reset();
            check.mutate(file);
          }}
          onRemove={check.reset}
          onRetry={check.reset}
        />
        <Text role="status">
          {check.isPending && <span>{`${formatCount(done)}줄을 확인했어요`}</span>}
          {write.isPending && <span>모든 줄을 한 번에 저장하고 있어요. 잠시만 기다려 주세요.</span>}
          {!isBusy && checked !== undefined && <span>모든 줄을 확인했어요.</span>}
        </Text>
        {checked !== undefined && <Reach file={checked} />}
        {check.error && (
          <ErrorMessage title="파일을 확인하지 못했어요">{fileProblem(check.error)}</ErrorMessage>
        )}
        {write.error && (
          <ErrorMessage title="저장하지 못했어요">
            {`${fileProblem(write.error)} 아무것도 바뀌지 않았어요. 다시 저장할 수 있어요.`}
          </ErrorMessage>
        )}
        {bad.length > 0 && <BadRows rows={bad} />}
      </Stack>
    </Dialog>
  );
}

/** What the file clears and what of it is not written, shown before it is saved. */
function Reach({ file: { emptied, ignored } }: { readonly file: CheckedFile }) {
  return (
    <>
      {emptied > 0 && (
        <Notice tone="warning" title={`비워지는 칸 ${formatCount(emptied)}개`}>
          파일에서 비어 있는 칸은 적혀 있던 것을 지워요. 지우지 않으려면 그 칸을 채워 다시 올려
          주세요.
        </Notice>
      )}
      {ignored.length > 0 && (
        <Text>{`저장하지 않는 칸: ${ignored.map((header) => `‘${header}’`).join(", ")}`}</Text>
      )}
    </>
  );
}

/** More than anyone reads before fixing the file; a file with the wrong boxes has thousands. */
const MAX_SHOWN = 500;

function BadRows({ rows }: { readonly rows: readonly BadRow[] }) {
  return (
    <Stack gap="3" role="alert">
      <Notice tone="warning" title={`고쳐야 할 줄이 ${formatCount(rows.length)}개 있어요`}>
        {`아직 아무것도 저장하지 않았어요. 파일을 고쳐 다시 올려 주세요.${rows.length > MAX_SHOWN ? ` 앞의 ${formatCount(MAX_SHOWN)}줄만 보여 드려요.` : ""}`}
      </Notice>
      {/* A long list scrolls on its own, so it must be reachable by keyboard. */}
      <Box maxHeight="16rem" overflow="auto" tabIndex={0} role="region" aria-label="고쳐야 할 줄">
        <Table
          caption="고쳐야 할 줄"
          captionHidden
          columns={[{ header: "줄" }, { header: "이유" }]}
          rows={rows.slice(0, MAX_SHOWN).map(({ line, reason }) => ({
            key: `${line} ${reason}`,
            cells: [formatCount(line), reason],
          }))}
        />
      </Box>
    </Stack>
  );
}
