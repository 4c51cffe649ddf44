import { brand, formatKoreanDate, isOpen } from "@damadum/domain";
import {
  getGetReceiverLinkQueryKey,
  useCreateReceiverLink,
  useDeleteReceiverLink,
  useGetReceiverLink,
  type ReceiverLink as Link,
  type StorageOrder,
} from "@damadum/sdk";
import {
  Button,
  ErrorMessage,
  Icon,
  LoadError,
  Section,
  Skeleton,
  Stack,
  Text,
  toast,
} from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { paths } from "../../../shared/paths.ts";

/** Lets another person receive an upcoming delivery, by a link that opens only on its day. */
export function ReceiverLink({ order }: { readonly order: StorageOrder }) {
  if (!isOpen(order.actions, "SHARE_DELIVERY")) return null;
  return (
    <Section
      title="다른 사람이 받을 때"
      description="받는 사람에게 링크를 보내면 배송일 하루 동안 시간, 장소, 박스 개수만 볼 수 있어요."
    >
      <LinkOfOrder serial={order.serial} />
    </Section>
  );
}

function LinkOfOrder({ serial }: { readonly serial: string }) {
  const client = useQueryClient();
  const link = useGetReceiverLink(serial);
  const keep = (changed: Link) => client.setQueryData(getGetReceiverLinkQueryKey(serial), changed);
  const make = useCreateReceiverLink({ mutation: { onSuccess: keep } });
  const close = useDeleteReceiverLink({
    mutation: {
      onSuccess: () => {
        keep({ key: null, opens_on: link.data?.opens_on ?? null });
        toast("링크를 닫았어요. 이제 아무도 열 수 없어요.", { tone: "success" });
      },
    },
  });
  if (link.isPending) return <Skeleton width="full" height="3rem" />;
  if (link.isLoadingError) {
    return <LoadError what="링크를" error={link.error} onRetry={() => void link.refetch()} />;
  }
  const { key, opens_on: day } = link.data;
  const failure = make.error ?? close.error;
  return (
    <Stack gap="3">
      {key === null || day === null ? (
        <Button
          variant="outline"
          block
          loading={make.isPending}
          onClick={() => make.mutate({ serial })}
        >
          받는 사람 링크 만들기
        </Button>
      ) : (
        <>
          <Text>{`${formatKoreanDate(day)} 하루만 열려요.`}</Text>
          <ShareButtons address={addressOf(key)} day={day} />
          <Button
            variant="plain"
            block
            loading={close.isPending}
            onClick={() => close.mutate({ serial })}
          >
            링크 닫기
          </Button>
        </>
      )}
      {failure && <ErrorMessage title="바꾸지 못했어요">{failure.message}</ErrorMessage>}
    </Stack>
  );
}

function ShareButtons({ address, day }: { readonly address: string; readonly day: string }) {
  const text = `${brand.name} 박스를 대신 받아 주세요. ${formatKoreanDate(day)}에 열리는 링크예요.`;
  const canShare = typeof navigator.share === "function";
  const copy = (
    <Button
      variant="outline"
      block
      icon={<Icon name="copy" size={20} />}
      onClick={() => void copyAddress(address)}
    >
      링크 복사하기
    </Button>
  );
  if (!canShare) return copy;
  return (
    <>
      <Button
        variant="outline"
        block
        icon={<Icon name="external" size={20} />}
        onClick={() => void share({ text, url: address })}
      >
        링크 보내기
      </Button>
      {copy}
    </>
  );
}

function addressOf(key: string): string {
  return new URL(paths.receivedDelivery.getHref(key), window.location.origin).href;
}

/** Closing the share sheet rejects, but it is a change of mind rather than an error. */
async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}

async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast("링크를 복사했어요. 받는 사람에게 붙여 넣어 보내 주세요.", { tone: "success" });
  } catch {
    toast(`복사하지 못했어요. ${address}`, { tone: "error" });
  }
}
