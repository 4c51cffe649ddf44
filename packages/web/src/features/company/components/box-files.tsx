import { formatCount } from "@damadum/domain";
import { Button, HStack, toast } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import type { BoxQuery } from "../box-query.ts";

const ImportDialog = lazy(async () => ({
  default: (await import("./import-dialog.tsx")).ImportDialog,
}));

/** Exports the found boxes as a CSV file for Excel, and imports what is written about boxes from one. */
export function BoxFiles({ query }: { readonly query: BoxQuery }) {
  const today = useToday();
  const [isImporting, setImporting] = useState(false);
  const [count, setCount] = useState(0);
  const running = useRef<AbortController | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      setCount(0);
      const { exportBoxes } = await import("../csv/export-boxes.ts");
      const file = await exportBoxes(query, { signal: controller.signal, onProgress: setCount });
      await saveFile(file, `박스-${today}.csv`);
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      toast(`파일을 만들지 못했어요. ${error.message}`, { tone: "error" });
    },
  });
  return (
    <HStack gap="2" wrap="wrap">
      {download.isPending ? (
        <Button variant="outline" size="sm" onClick={() => running.current?.abort()}>
          {`${formatCount(count)}개 받는 중 · 그만 받기`}
        </Button>
      ) : (
        <Button variant="outline" size="sm" onClick={() => download.mutate()}>
          CSV로 받기
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => setImporting(true)}>
        CSV 올리기
      </Button>
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </HStack>
  );
}
