import { useListAddresses } from "@damadum/sdk";
import { LoadError, Page, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import { useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { AddressPage } from "./components/address-page.tsx";

/** /my/profile/address/{id}: changes an address of the address book. */
export function AddressScreen() {
  const { id = "" } = useParams();
  const addresses = useListAddresses();
  if (addresses.data) {
    const found = addresses.data.find((address) => address.id === id);
    if (found === undefined) return <AddressNotFound />;
    const { id: _id, ...address } = found;
    return <AddressPage key={id} title="주소 수정" saved={{ id, address }} />;
  }
  return (
    <Page width="card">
      {addresses.isError ? (
        <LoadError what="주소를" error={addresses.error} onRetry={() => void addresses.refetch()} />
      ) : (
        <AddressSkeleton />
      )}
    </Page>
  );
}

function AddressSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden role="status">주소를 불러오고 있어요</VisuallyHidden>
      <Skeleton width="8rem" height="2rem" />
      <Skeleton width="full" height="5rem" />
      <Skeleton width="full" height="5rem" />
    </Stack>
  );
}

function AddressNotFound() {
  return (
    <MessagePage
      illustration="search"
      title="주소를 찾지 못했어요"
      actions={
        <ButtonLink size="lg" block to={paths.profile.getHref()}>
          내 정보로 가기
        </ButtonLink>
      }
    >
      이미 지운 주소예요. 주소록에서 다시 골라 주세요.
    </MessagePage>
  );
}

/** /my/profile/address: adds an address to the address book. */
export function NewAddressScreen() {
  return <AddressPage title="주소 추가" />;
}
