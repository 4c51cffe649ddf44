import { useListAddresses } from "@damadum/sdk";
import { Box, Button, EmptyState, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import { Link } from "react-router-dom";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { paths } from "../../../shared/paths.ts";
import { AddressCard } from "./address-card.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** The member's addresses with floor and carriage, which quotes can use. */
export function AddressBook() {
  const addresses = useListAddresses();
  const isEmpty = addresses.data?.length === 0;
  return (
    <ProfileSection
      title="주소록"
      action={
        <Button variant="tinted" size="sm" asChild>
          <Link to={paths.newAddress.getHref()}>주소 추가</Link>
        </Button>
      }
    >
      <Stack gap="4">
        {addresses.isPending && <AddressBookSkeleton />}
        {addresses.isLoadingError && (
          <LoadError
            what="주소록을"
            error={addresses.error}
            onRetry={() => void addresses.refetch()}
          />
        )}
        {isEmpty && (
          <EmptyState
            size="small"
            illustration="home"
            title="저장한 주소가 없어요"
            description="자주 쓰는 주소를 층수와 함께 담아 두면 견적이 빨라져요."
          />
        )}
        {addresses.data && !isEmpty && (
          <Stack as="ul" listStyleType="none" gap="3">
            {addresses.data.map((address) => (
              <Box as="li" key={address.id}>
                <AddressCard address={address} />
              </Box>
            ))}
          </Stack>
        )}
      </Stack>
    </ProfileSection>
  );
}

function AddressBookSkeleton() {
  return (
    <Stack gap="3" aria-busy>
      <VisuallyHidden role="status">주소록을 불러오고 있어요</VisuallyHidden>
      <Skeleton width="full" height="13rem" />
      <Skeleton width="full" height="13rem" />
    </Stack>
  );
}
