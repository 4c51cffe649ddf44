import { carriages, floorLabel } from "@damadum/domain";
import { useDeleteAddress, useListAddresses, type Address } from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  HStack,
  Loaded,
  Skeleton,
  Stack,
  Text,
  toast,
  VisuallyHidden,
} from "@damadum/ui";
import { useState } from "react";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { refreshProfile } from "../api/profile.ts";
import { ProfileSection } from "./profile-section.tsx";

/** The member's addresses with floor and carriage, which quotes can use. */
export function AddressBook() {
  const addresses = useListAddresses();
  return (
    <ProfileSection
      title="주소록"
      action={
        <ButtonLink variant="tinted" size="sm" to={paths.newAddress.getHref()}>
          주소 추가
        </ButtonLink>
      }
    >
      <Loaded query={addresses} what="주소록을" skeleton={<AddressBookSkeleton />}>
        {(saved) =>
          saved.length === 0 ? (
            <EmptyState
              size="small"
              illustration="home"
              title="저장한 주소가 없어요"
              description="자주 쓰는 주소를 층수와 함께 담아 두면 견적이 빨라져요."
            />
          ) : (
            <Stack as="ul" listStyleType="none" gap="3">
              {saved.map((address) => (
                <Box as="li" key={address.id}>
                  <AddressCard address={address} />
                </Box>
              ))}
            </Stack>
          )
        }
      </Loaded>
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

function AddressCard({ address }: { readonly address: Address }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card variant="outline">
      <Stack gap="3">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold">{address.name}</Text>
          {address.is_default && <Badge tone="brand">대표 주소</Badge>}
        </HStack>
        <Stack gap="0.5">
          <Text>{`(${address.postcode}) ${address.address} ${address.detail}`}</Text>
          <Text variant="caption" tone="muted">
            {`${floorLabel(address.floor)} · ${carriages[address.carriage].label}`}
          </Text>
        </Stack>
        <HStack gap="2" wrap="wrap">
          <ButtonLink
            variant="outline"
            size="sm"
            to={paths.address.getHref(address.id)}
            aria-label={`${address.name} 수정`}
          >
            수정
          </ButtonLink>
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

interface DeleteAddressDialogProps {
  readonly address: Address;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function DeleteAddressDialog({ address, open, onOpenChange }: DeleteAddressDialogProps) {
  const remove = useDeleteAddress({ mutation: { onSuccess: refreshProfile } });

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ id: address.id });
    } catch {
      return; // remove.error is shown.
    }
    onOpenChange(false);
    toast(`${address.name} 주소를 지웠어요.`, { tone: "success" });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="주소를 지울까요?"
      confirmLabel="지우기"
      onConfirm={() => void confirm()}
      mutation={remove}
      errorTitle="지우지 못했어요"
    >
      <Text>{`${address.name}, ${address.address} ${address.detail}`}</Text>
      <Text tone="muted">이미 낸 견적과 주문의 주소는 그대로예요.</Text>
    </ConfirmDialog>
  );
}
