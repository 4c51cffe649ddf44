import { brand } from "@damadum/domain";
import { Button, toast } from "@damadum/ui";
import type { MouseEvent, ReactNode } from "react";
import { useCurrentOrderSerial } from "./use-open-order.ts";
import { useKakaoChat } from "./use-kakao-chat.ts";

interface KakaoChatLinkProps {
  readonly children: ReactNode;
  readonly channel?: { readonly javaScriptKey: string; readonly channelPublicId: string };
  /** Where Kakao's script comes from, when not from Kakao: tests. */
  readonly scriptUrl?: string;
}

/**
 * Opens the chat of the Kakao channel: Kakao's own way where its script has come, which leads phones into the app, else
 * the link. A chat cannot be opened with words in it, so the number of the open order is put where it can be pasted.
 */
export function KakaoChatLink({ children, channel = brand.kakao, scriptUrl }: KakaoChatLinkProps) {
  const openChat = useKakaoChat(channel, scriptUrl);
  const order = useCurrentOrderSerial();

  function open(event: MouseEvent): void {
    if (order !== null) void copyForChat(order);
    if (openChat === null) return;
    event.preventDefault();
    openChat();
  }

  return (
    <Button variant="outline" asChild>
      <a href={brand.links.kakaoChannel} target="_blank" rel="noopener noreferrer" onClick={open}>
        {children}
      </a>
    </Button>
  );
}

async function copyForChat(order: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`주문 번호 ${order}`);
    toast("주문 번호를 복사했어요. 채팅에 붙여 넣어 주세요.");
  } catch {
    toast(`채팅에 주문 번호를 알려 주세요. ${order}`);
  }
}
