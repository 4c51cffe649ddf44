import { useListEstimates } from "@damadum/sdk";
import { Grid, Heading, Loaded, Page, Stack } from "@damadum/ui";
import { useSearchParams } from "react-router-dom";
import { readPage } from "../../shared/router/read-page.ts";
import { OrderListSkeleton } from "./components/order-list-skeleton.tsx";
import { OrderList } from "./components/order-list.tsx";
import { OverviewSkeleton } from "./components/overview-skeleton.tsx";
import { Overview } from "./components/overview.tsx";
import { ProfileCard } from "./components/profile-card.tsx";
import { ORDERS_ON_A_PAGE } from "./list-sizes.ts";

/** `/my`: the member's profile, next events, orders, storage and coupons. */
export function MyScreen() {
  const [search] = useSearchParams();
  const number = readPage(search);
  const orders = useListEstimates({ page: number, limit: ORDERS_ON_A_PAGE });
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
            <Loaded
              query={orders}
              what="주문을"
              skeleton={number === 1 ? <OverviewSkeleton /> : <OrderListSkeleton />}
            >
              {(page) => (number === 1 ? <Overview page={page} /> : <OrderList page={page} />)}
            </Loaded>
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}
