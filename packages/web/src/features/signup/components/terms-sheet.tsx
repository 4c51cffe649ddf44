import { formatKoreanDate } from "@damadum/domain";
import { ErrorMessage, Sheet, Skeleton, Stack, Text } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { loadTerms } from "../../../shared/terms/load-terms.ts";
import { termsPages, type TermsName } from "../../../shared/terms/terms-pages.ts";
import { TermsText } from "../../../shared/terms/terms-text.tsx";

interface TermsSheetProps {
  readonly name: TermsName;
  readonly onClose: () => void;
}

/** The full text of one of the terms in a sheet over the form. */
export function TermsSheet({ name, onClose }: TermsSheetProps) {
  const { title } = termsPages[name];
  const terms = useQuery({ queryKey: ["terms", name], queryFn: () => loadTerms(name) });
  return (
    <Sheet open onOpenChange={onClose} title={title}>
      {terms.isPending && (
        <Stack gap="4" aria-busy="true" minHeight="30rem">
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="full" height="12rem" />
        </Stack>
      )}
      {terms.isLoadingError && (
        <ErrorMessage title="약관을 불러오지 못했어요" onRetry={() => void terms.refetch()}>
          인터넷 연결을 확인하고 다시 시도해 주세요.
        </ErrorMessage>
      )}
      {terms.data && (
        <Stack gap="6">
          <Text variant="caption">
            {formatKoreanDate(terms.data.revisions[0].effectiveFrom)}부터 적용해요.
          </Text>
          <TermsText articles={terms.data.revisions[0].articles} level={3} />
        </Stack>
      )}
    </Sheet>
  );
}
