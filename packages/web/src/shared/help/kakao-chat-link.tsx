import { brand } from "@damadum/domain";
import { Button, toast } from "@damadum/ui";
import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import { useMatches, useSearchParams } from "react-router-dom";
import type { KakaoSdk } from "./kakao-sdk.ts";

interface KakaoChannel {
  /** Empty if the company has none; then nothing is loaded. */
  readonly javaScriptKey: string;
  readonly channelPublicId: string;
}

interface KakaoChatLinkProps {
  readonly children: ReactNode;
  readonly channel?: KakaoChannel;
  /** Source of Kakao's script in tests. */
  readonly scriptUrl?: string;
}

/**
 * Opens the chat of the Kakao channel: through Kakao's script once it has loaded, which opens the app on phones, before
 * that through the link. A chat cannot open with a text, so the serial of the current order is copied to the clipboard.
 */
export function KakaoChatLink({ children, channel = brand.kakao, scriptUrl }: KakaoChatLinkProps) {
  const openChat = useKakaoChat(channel, scriptUrl);
  const order = useCurrentOrderSerial();

  function open(event: MouseEvent): void {
    if (order !== null) void copySerial(order);
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

async function copySerial(order: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`주문 번호 ${order}`);
    toast("주문 번호를 복사했어요. 채팅에 붙여 넣어 주세요.");
  } catch {
    toast(`채팅에 주문 번호를 알려 주세요. ${order}`);
  }
}

/** The serial of the current order, from the path or the query of the page; null if there is none. */
function useCurrentOrderSerial(): string | null {
  const serial = useMatches().at(-1)?.params["serial"];
  const [search] = useSearchParams();
  return serial ?? search.get("serial");
}

/** Opens the chat through Kakao's script; null until the script is loaded. */
function useKakaoChat(
  { javaScriptKey, channelPublicId }: KakaoChannel,
  scriptUrl?: string,
): (() => void) | null {
  const [kakao, setKakao] = useState<KakaoSdk | null>(null);
  useEffect(() => {
    if (javaScriptKey === "") return;
    import("./kakao-sdk.ts")
      .then((sdk) => sdk.loadKakao(javaScriptKey, scriptUrl))
      .then(setKakao)
      // Blocked or offline: the link opens the same chat.
      .catch(() => undefined);
  }, [javaScriptKey, scriptUrl]);
  return kakao === null ? null : () => void kakao.Channel.chat({ channelPublicId });
}
