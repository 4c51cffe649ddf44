import { Grid, Heading, Page, Stack } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { LoadError } from "../../shared/page/load-error.tsx";
import { orderPageOptions } from "./api/orders.ts";
import { OrderListSkeleton } from "./components/order-list-skeleton.tsx";
import { OrderList } from "./components/order-list.tsx";
import { OverviewSkeleton } from "./components/overview-skeleton.tsx";
import { Overview } from "./components/overview.tsx";
import { ProfileCard } from "./components/profile-card.tsx";
import { pageOf } from "./orders-loaders.ts";

/** `/my`: the member, what happens next, and everything of theirs. */
export function MyScreen() {
  const [search] = useSearchParams();
  const number = pageOf(search);
  const orders = useQuery(orderPageOptions(number));
  return (
    <Page width="wide">
      <Stack gap={{ base: "6", lg: "8" }}>
        <Heading level={1} variant="title">
          마이페이지
        </Heading>
        <Grid
          gap={{ base: "8", lg: "10" }}
          templateColumns={{ base: "minmax(0, 1fr)", lg: "18rem minmax(0, 1fr)" }}
          alignItems="start"
        >
          <ProfileCard />
          <Stack gap="5">
            {orders.isPending && (number === 1 ? <OverviewSkeleton /> : <OrderListSkeleton />)}
            {orders.isLoadingError && (
              <LoadError what="주문을" error={orders.error} onRetry={() => void orders.refetch()} />
            )}
            {orders.data &&
              (number === 1 ? <Overview page={orders.data} /> : <OrderList page={orders.data} />)}
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}
