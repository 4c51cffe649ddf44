import {
  estimatePaper,
  orderPaper,
  paperKinds,
  paperOfInvoice,
  paperOfMove,
  paperOfStorage,
  personFacts,
  registrationFacts,
  type Paper,
  type PaperKind,
  type PaperOrder,
  type PaperSubject,
} from "@damadum/domain";
import {
  useGetCompany,
  useGetCompanyInvoice,
  useGetEstimate,
  useGetMe,
  useGetStorageContract,
  useGetStorageOrder,
} from "@damadum/sdk";
import {
  Heading,
  HStack,
  Loaded,
  Page,
  Skeleton,
  Stack,
  VisuallyHidden,
  type LoadedQuery,
} from "@damadum/ui";
import { useParams } from "react-router-dom";
import { MissingOrder } from "../../shared/order/missing-order.tsx";
import { useToday } from "../../shared/page/use-today.ts";
import { PaperButtons } from "../../shared/paper/paper-buttons.tsx";
import { PaperSheet } from "../../shared/paper/paper-sheet.tsx";

/** `/my/papers/:subject/:number/:kind`: a paper of an order or a bill, to read, print or save as PDF. */
export function PaperScreen() {
  const { subject = "", number = "", kind = "" } = useParams();
  const Found = isSubject(subject) ? papers[subject] : undefined;
  return (
    <Page width="wide">
      {Found && isKind(kind) ? <Found number={number} kind={kind} /> : <MissingOrder />}
    </Page>
  );
}

interface PaperProps {
  readonly number: string;
  readonly kind: PaperKind;
}

const papers = { moves: MovePaper, storage: StoragePaper, invoices: InvoicePaper } as const;

const isSubject = (word: string): word is PaperSubject => Object.hasOwn(papers, word);
const isKind = (word: string): word is PaperKind => Object.hasOwn(paperKinds, word);

function MovePaper({ number, kind }: PaperProps) {
  const today = useToday();
  const move = useGetEstimate(number);
  const { data } = move;
  const estimate = kind === "estimate" ? data && estimatePaper(data) : undefined;
  const paper = estimate ?? (data && paperIf(kind, paperOfMove(data, today)));
  return <PaperView subject="moves" number={number} kind={kind} query={joined(paper, [move])} />;
}

function StoragePaper({ number, kind }: PaperProps) {
  const today = useToday();
  const order = useGetStorageOrder(number);
  const id = order.data?.contract_id ?? null;
  const contract = useGetStorageContract(id ?? "", { query: { enabled: id !== null } });
  const me = useGetMe();
  const extras =
    me.data && (id === null || contract.data)
      ? { contract: contract.data, buyer: personFacts(me.data), today }
      : undefined;
  const paper = order.data && extras && paperIf(kind, paperOfStorage(order.data, extras));
  const query = joined(paper, [order, contract, me]);
  return <PaperView subject="storage" number={number} kind={kind} query={query} />;
}

function InvoicePaper({ number, kind }: PaperProps) {
  const today = useToday();
  const invoice = useGetCompanyInvoice(number);
  const company = useGetCompany();
  const paper =
    invoice.data &&
    company.data &&
    paperIf(kind, paperOfInvoice(invoice.data, { buyer: registrationFacts(company.data), today }));
  const query = joined(paper, [invoice, company]);
  return <PaperView subject="invoices" number={number} kind={kind} query={query} />;
}

/** Only a move has an estimate, and only what was paid has a receipt. */
function paperIf(kind: PaperKind, about: PaperOrder): Paper | null {
  return kind === "estimate" ? null : orderPaper(kind, about);
}

/** What is made of several queries, with the error of the first that failed. */
function joined<Data>(
  data: Data | undefined,
  queries: readonly [LoadedQuery<unknown>, ...LoadedQuery<unknown>[]],
): LoadedQuery<Data> {
  const { error, refetch } = queries.find((query) => query.error !== null) ?? queries[0];
  return { data, error, refetch };
}

interface PaperViewProps extends PaperProps {
  readonly subject: PaperSubject;
  readonly query: LoadedQuery<Paper | null>;
}

function PaperView({ query, ...place }: PaperViewProps) {
  return (
    <Loaded query={query} what="서류를" missing={<MissingOrder />} skeleton={<PaperSkeleton />}>
      {(paper) =>
        paper === null ? (
          <MissingOrder />
        ) : (
          <Stack gap={{ base: "5", md: "6" }}>
            <HStack justify="space-between" wrap="wrap" gap="3" _print={{ display: "none" }}>
              <Heading level={1} variant="title">
                {paperKinds[place.kind].label}
              </Heading>
              <PaperButtons {...place} />
            </HStack>
            <PaperSheet paper={paper} />
          </Stack>
        )
      }
    </Loaded>
  );
}

function PaperSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden role="status">서류를 불러오고 있어요</VisuallyHidden>
      <Skeleton width="12rem" height="2.375rem" />
      <Skeleton width="full" height="40rem" />
    </Stack>
  );
}
