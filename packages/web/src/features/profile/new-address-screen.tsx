import { AddressPage } from "./components/address-page.tsx";

/** /my/profile/address: one more address for the book. */
export function NewAddressScreen() {
  return <AddressPage title="주소 추가" />;
}
