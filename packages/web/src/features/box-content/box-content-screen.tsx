import {
  boxView,
  brand,
  canReportDamage,
  isBeforeStorage,
  isBoxHarmed,
  PHOTO_RULE,
  type BoxStatus,
} from "@damadum/domain";
import { isApiError, type BoxContents } from "@damadum/sdk";
import {
  Badge,
  Button,
  Disclosure,
  Heading,
  HStack,
  isNotFound,
  LoadError,
  Notice,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
} from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation, useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { paths } from "../../shared/paths.ts";
import { PhotoColumns } from "../../shared/photo/photo-columns.tsx";
import { pathOf } from "../../shared/router/redirect.ts";
import { useLoggedIn } from "../../shared/session/session-context.ts";
import { boxContentsOptions } from "./api/contents.ts";
import { AddContent } from "./components/add-content.tsx";
import { ContentList } from "./components/content-list.tsx";
import { QueuedContents } from "./components/queued-contents.tsx";
import { UnknownBox } from "./components/unknown-box.tsx";
import { useQueue } from "./hooks/use-queue.ts";

/** `/boxes/:serial/content`: the page that a box label opens, for the owner and for anyone packing the box. */
export function BoxContentScreen() {
  const { serial = "" } = useParams();
  const box = useQuery(boxContentsOptions(serial));
  const { waiting, send } = useQueue(serial);
  const isUnknown = box.isLoadingError && isNotFound(box.error);
  // Offline, queued contents stay visible and more can be added.
  const isCut = box.isLoadingError && !isApiError(box.error);
  // While the box is being packed the form comes first; later the contents do.
  const status = box.data?.status ?? null;
  const isPacked = box.data?.can_add === true && status !== null && isBeforeStorage(status);
  const add = (
    <AddContent
      serial={serial}
      known={box.data?.contents.map(({ name }) => name) ?? []}
      onKept={send}
    />
  );
  return (
    <Page>
      <Stack gap="8">
        <Stack gap="2">
          <HStack columnGap="3" rowGap="1" wrap="wrap">
            {box.data && <StatusBadge box={box.data} />}
            <Text variant="caption" tone="muted" overflowWrap="anywhere">
              {serial}
            </Text>
          </HStack>
          <Heading level={1} variant="title" overflowWrap="anywhere">
            {box.data?.name ?? (isPacked || isCut ? "무엇을 담았나요?" : "박스 내용물")}
          </Heading>
          {box.data && <NextStep box={box.data} />}
        </Stack>
        {isUnknown && <UnknownBox serial={serial} />}
        {box.isPending && <Skeleton width="full" height="24rem" />}
        {box.isLoadingError && !isUnknown && (
          <LoadError
            what="내용물을"
            error={box.error}
            onRetry={() => {
              void box.refetch();
              send();
            }}
          />
        )}
        {waiting.length > 0 && <QueuedContents waiting={waiting} onRetry={send} />}
        {(isPacked || isCut) && (
          <Section title="물건 추가" description={PHOTO_RULE}>
            {add}
          </Section>
        )}
        {box.data && <Contents box={box.data} add={isPacked ? null : add} />}
      </Stack>
    </Page>
  );
}

function StatusBadge({ box: { access, status, is_own: isOwn } }: { box: BoxContents }) {
  if (access !== "OWNER" || status === null) return null;
  const { label, badge } = boxView(status, { isOwn });
  return <Badge tone={badge}>{label}</Badge>;
}

/** What happens next with the box, for its owner; loss or damage has its own notice. */
function NextStep({ box: { access, status, is_own: isOwn } }: { box: BoxContents }) {
  if (access !== "OWNER" || status === null || isBoxHarmed(status)) return null;
  return <Text tone="muted">{boxView(status, { isOwn }).sentence}</Text>;
}

interface ContentsProps {
  readonly box: BoxContents;
  /** The form for another content, or null when it is already shown above. */
  readonly add: ReactNode;
}

function Contents({ box, add }: ContentsProps) {
  const { access, status, can_add: canAdd, contents } = box;
  if (access === "VISITOR" && !canAdd && contents.length === 0) {
    return <ClosedBox />;
  }
  return (
    <Stack gap="5">
      {access === "OWNER" && <HarmedBox status={status} />}
      <Section title={access === "OWNER" ? "박스에 든 물건" : "이 기기에서 적은 물건"}>
        {contents.length === 0 ? (
          <Text tone="muted">아직 적은 물건이 없어요.</Text>
        ) : (
          <ContentList box={box} />
        )}
      </Section>
      {canAdd && add !== null && (
        <Disclosure summary="물건 추가" emphasis>
          <Stack gap="3">
            <Text tone="muted">{PHOTO_RULE}</Text>
            {add}
          </Stack>
        </Disclosure>
      )}
      {access === "OWNER" && <Condition box={box} />}
    </Stack>
  );
}

/** All that anyone but the owner sees of a stored box. */
function ClosedBox() {
  const location = useLocation();
  const isLoggedIn = useLoggedIn();
  return (
    <Stack gap="5">
      <Notice title={`${brand.name}에서 맡은 박스예요`}>
        {`내용물은 박스를 맡긴 회원만 볼 수 있어요.${!isLoggedIn ? " 주인이라면 로그인해 주세요." : ""}`}
      </Notice>
      <Button variant={isLoggedIn ? "outline" : "filled"} size="lg" block asChild>
        {isLoggedIn ? (
          <RouterLink to={paths.storedBoxes.getHref()}>내 박스 보기</RouterLink>
        ) : (
          <RouterLink to={paths.login.getHref(pathOf(location))}>로그인하고 내용물 보기</RouterLink>
        )}
      </Button>
    </Stack>
  );
}

/** Photos of the box along its way, and the link to report damage. */
function Condition({ box: { box_serial: serial, status, photos } }: { box: BoxContents }) {
  const isReportable = status !== null && canReportDamage(status);
  // Photos of packing already appear with their contents; there is nothing to compare until we take some.
  const isComparable = photos.some(({ kind }) => kind !== "PACKING");
  if (!isComparable && !isReportable) return null;
  return (
    <Section
      title={photos.length > 0 ? "박스의 사진" : "상한 물건이 있나요?"}
      description={
        photos.length > 0
          ? "담을 때부터 돌려 드릴 때까지 찍은 사진이에요. 달라진 점이 있으면 알려 주세요."
          : "상하거나 없어진 물건이 있으면 알려 주세요."
      }
    >
      <Stack gap="5">
        {photos.length > 0 && <PhotoColumns photos={photos} />}
        {isReportable && (
          <ButtonLink variant="outline" size="lg" block to={paths.damageReport.getHref(serial)}>
            파손 신고하기
          </ButtonLink>
        )}
      </Stack>
    </Section>
  );
}

/** That the box was lost or damaged, and what its owner can expect next. */
function HarmedBox({ status }: { status: BoxStatus | null }) {
  if (status === null || !isBoxHarmed(status)) return null;
  const { label, sentence } = boxView(status, { isOwn: false });
  return (
    <Notice tone="warning" title={`${label}된 박스예요`}>
      {sentence}
    </Notice>
  );
}
