import type { CompanyRequestName } from "../../shared/company-paths.ts";
import { useGetCompanyContract } from "@damadum/sdk";
import { Box, EmptyState, Loaded, Page, Skeleton, Stack } from "@damadum/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { useToday } from "../../shared/page/use-today.ts";
import { paths } from "../../shared/paths.ts";
import { ChosenList } from "./components/chosen-list.tsx";
import { ContractChoice } from "./components/contract-choice.tsx";
import { BackToList } from "./components/detail-page.tsx";
import { DisposalRequest } from "./components/disposal-request.tsx";
import { NewBoxesRequest, VisitRequest } from "./components/visit-request.tsx";
import { isRequestable, isRequestName, requestKinds } from "./request-kinds.ts";
import { useChosenBoxes, type ChosenBox } from "./state/chosen-boxes.tsx";

/** `/my/company/request/:kind`: a request for the chosen boxes, or for empty boxes. */
export function RequestScreen() {
  const { kind = "" } = useParams();
  return (
    <Page width="wide" bottomBar>
      <Stack gap="6">
        <Box marginBlock="-4">
          <BackToList name="박스" href={paths.companyBoxes.getHref()} />
        </Box>
        {isRequestName(kind) ? (
          <Request name={kind} />
        ) : (
          <EmptyState
            illustration="search"
            title="요청할 수 없는 작업이에요"
            isPageTitle
            description="박스를 골라 다시 요청해 주세요."
          />
        )}
      </Stack>
    </Page>
  );
}

function Request({ name }: { readonly name: CompanyRequestName }) {
  const { title, about } = requestKinds[name];
  return (
    <>
      <ScreenTitle title={title}>{about}</ScreenTitle>
      {name === "new-boxes" ? <ForContract name={name} boxes={[]} /> : <ForBoxes name={name} />}
    </>
  );
}

function ForBoxes({ name }: { readonly name: Exclude<CompanyRequestName, "new-boxes"> }) {
  const { boxes } = useChosenBoxes();
  const available = [...boxes.values()].filter((box) => isRequestable(box, name));
  if (available.length === 0) {
    return (
      <EmptyState
        title="고른 박스가 없어요"
        description="박스 목록에서 요청할 박스를 먼저 골라 주세요."
        action={<ButtonLink to={paths.companyBoxes.getHref()}>박스 고르기</ButtonLink>}
      />
    );
  }
  return <ForContract name={name} boxes={available} />;
}

interface ForContractProps {
  readonly name: CompanyRequestName;
  readonly boxes: readonly ChosenBox[];
}

/** A request belongs to one contract; if the boxes belong to several, one is chosen first. */
function ForContract({ name, boxes }: ForContractProps) {
  const [search] = useSearchParams();
  const cids = [...new Set(boxes.map(({ cid }) => cid))];
  const cid = search.get("cid") ?? (cids.length === 1 ? cids[0] : undefined);
  if (cid === undefined) return <ContractChoice name={name} boxes={boxes} />;
  return <Details name={name} cid={cid} boxes={boxes.filter((box) => box.cid === cid)} />;
}

interface DetailsProps extends ForContractProps {
  readonly cid: string;
}

function Details({ name, cid, boxes }: DetailsProps) {
  const today = useToday();
  const contract = useGetCompanyContract(cid);
  return (
    <Loaded query={contract} what="계약을" skeleton={<Skeleton width="full" height="28rem" />}>
      {(data) => (
        <>
          {boxes.length > 0 && (
            <ChosenList boxes={boxes} today={today} isOpen={name === "disposal"} />
          )}
          {name === "delivery" && <VisitRequest kind="DELIVERY" contract={data} boxes={boxes} />}
          {name === "collection" && (
            <VisitRequest kind="COLLECTION" contract={data} boxes={boxes} />
          )}
          {name === "new-boxes" && <NewBoxesRequest contract={data} />}
          {name === "disposal" && <DisposalRequest contract={data} boxes={boxes} />}
        </>
      )}
    </Loaded>
  );
}
