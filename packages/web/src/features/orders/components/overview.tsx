import { sayDay } from "@damadum/domain";
import {
  useListCompanyWorks,
  useListCoupons,
  useListStorageContracts,
  useListStorageOrders,
  useListStoredBoxes,
  type Coupon,
  type EstimatePage,
} from "@damadum/sdk";
import { HStack, LoadError, Section, Stack, Text } from "@damadum/ui";
import { useToday } from "../../../shared/page/use-today.ts";
import { useProfile } from "../../../shared/session/session-context.ts";
import { OVERVIEW_ROWS, STORED_PICTURES } from "../list-sizes.ts";
import { upcomingEvents } from "../upcoming-events.ts";
import { RunningContracts, StorageOrders, StoredPictures, ToConfirm } from "./my-storage.tsx";
import { OrderList } from "./order-list.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { ToPay } from "./to-pay.tsx";
import { Upcoming } from "./upcoming.tsx";

/** The next events, payments due and pending decisions; then stored boxes, contracts, orders and coupons. */
export function Overview({ page }: { page: EstimatePage }) {
  const today = useToday();
  const profile = useProfile();
  const storageOrders = useListStorageOrders(OVERVIEW_ROWS);
  const boxes = useListStoredBoxes(STORED_PICTURES);
  const contracts = useListStorageContracts(OVERVIEW_ROWS);
  const coupons = useListCoupons(OVERVIEW_ROWS);
  const works = useListCompanyWorks(
    { ...OVERVIEW_ROWS, filter: "UPCOMING" },
    // The server answers company users only.
    { query: { enabled: profile.data?.is_company_user === true } },
  );
  const storage = [storageOrders, boxes, contracts];
  // Rendered together: sections that appear one by one would push each other down.
  if ([...storage, coupons].some(({ isPending }) => isPending)) return <OverviewSkeleton />;
  const failed = storage.find(({ isLoadingError }) => isLoadingError);
  const found = {
    moves: page.items,
    storageOrders: storageOrders.data?.items ?? [],
    contracts: contracts.data?.items ?? [],
  };
  const events = upcomingEvents({ ...found, companyWorks: works.data?.items ?? [] }, today);
  return (
    <Stack gap="8">
      <Upcoming events={events} />
      <ToPay {...found} />
      <ToConfirm contracts={found.contracts} />
      {failed?.error && (
        <LoadError
          what="보관 내역을"
          error={failed.error}
          onRetry={() => storage.forEach(({ refetch }) => void refetch())}
        />
      )}
      <StoredPictures boxes={boxes.data?.items ?? []} />
      <RunningContracts contracts={found.contracts} />
      <StorageOrders orders={found.storageOrders} />
      {(found.moves.length > 0 || found.storageOrders.length === 0) && (
        <OrderList page={page} withoutToPay />
      )}
      <UsableCoupons coupons={coupons.data?.items ?? []} />
    </Stack>
  );
}

/** Coupons that can be used, with their last day. */
function UsableCoupons({ coupons }: { coupons: readonly Coupon[] }) {
  const today = useToday();
  const usable = coupons.filter(({ status }) => status === "AVAILABLE");
  if (usable.length === 0) return null;
  return (
    <Section title={`쿠폰 ${usable.length}장`}>
      <Stack as="ul" gap="2" listStyleType="none">
        {usable.map(({ id, name, valid_until: until }) => (
          <HStack as="li" key={id} justify="space-between" gap="3" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            <Text variant="caption" tone="muted">
              {`${sayDay(until, today)}까지`}
            </Text>
          </HStack>
        ))}
      </Stack>
    </Section>
  );
}
