import { carriages, floorLabel } from "@damadum/domain";
import type { Address } from "@damadum/sdk";
import { Badge, Button, Card, HStack, Stack, Text } from "@damadum/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { DeleteAddressDialog } from "./delete-address-dialog.tsx";

/** One address of the address book. */
export function AddressCard({ address }: { readonly address: Address }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card variant="outline">
      <Stack gap="3">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold">{address.name}</Text>
          {address.is_default && <Badge tone="brand">대표 주소</Badge>}
        </HStack>
        <Stack gap="0.5">
          <Text>
            ({address.postcode}) {address.address} {address.detail}
          </Text>
          <Text variant="caption" tone="muted">
            {floorLabel(address.floor)} · {carriages[address.carriage].label}
          </Text>
        </Stack>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" size="sm" asChild>
            <Link to={paths.address.getHref(address.id)} aria-label={`${address.name} 수정`}>
              수정
            </Link>
          </Button>
          <Button
            variant="plain"
            size="sm"
            aria-label={`${address.name} 지우기`}
            onClick={() => setDeleting(true)}
          >
            지우기
          </Button>
        </HStack>
      </Stack>
      <DeleteAddressDialog address={address} open={isDeleting} onOpenChange={setDeleting} />
    </Card>
  );
}
