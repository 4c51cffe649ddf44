import { formatKoreanDate } from "@damadum/domain";
import { LoadError, Sheet, Skeleton, Stack, Text } from "@damadum/ui";
import { useEffect, useState } from "react";
import { loadTerms } from "../../../shared/terms/load-terms.ts";
import type { TermsDocument } from "../../../shared/terms/terms-document.ts";
import { termsPages, type TermsName } from "../../../shared/terms/terms-pages.ts";
import { TermsText } from "../../../shared/terms/terms-text.tsx";

interface TermsSheetProps {
  readonly name: TermsName;
  readonly onClose: () => void;
}

/** The full text of one of the terms in a sheet over the form. */
export function TermsSheet({ name, onClose }: TermsSheetProps) {
  const { title } = termsPages[name];
  const { document, error, retry } = useTerms(name);
  return (
    <Sheet open onOpenChange={onClose} title={title}>
      {error !== null && <LoadError what="약관을" error={error} onRetry={retry} />}
      {error === null && document === null && (
        <Stack gap="4" aria-busy="true" minHeight="30rem">
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="full" height="12rem" />
        </Stack>
      )}
      {document !== null && (
        <Stack gap="6">
          <Text variant="caption">
            {`${formatKoreanDate(document.revisions[0].effectiveFrom)}부터 적용해요.`}
          </Text>
          <TermsText articles={document.revisions[0].articles} level={3} />
        </Stack>
      )}
    </Sheet>
  );
}

function useTerms(name: TermsName) {
  const [document, setDocument] = useState<TermsDocument | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let shown = true;
    loadTerms(name).then(
      (loaded) => {
        if (shown) setDocument(loaded);
      },
      (cause: unknown) => {
        if (shown) setError(offlineError(cause));
      },
    );
    return () => {
      shown = false;
    };
  }, [name, tries]);
  const retry = () => {
    setError(null);
    setTries((count) => count + 1);
  };
  return { document, error, retry };
}

function offlineError(cause: unknown): Error {
  return new Error("인터넷 연결을 확인하고 다시 시도해 주세요.", { cause });
}
