import type { StoredBox } from "@damadum/sdk";
import { HStack, Icon } from "@damadum/ui";
import { Photo } from "./photo.tsx";

export function BoxCover({ cover }: Pick<StoredBox, "cover">) {
  if (cover) return <Photo photo={cover} alt="" />;
  return (
    <HStack
      justify="center"
      width="full"
      aspectRatio="1"
      borderRadius="md"
      bg="bg.subtle"
      color="fg.muted"
    >
      <Icon name="box" />
    </HStack>
  );
}
