import { useEffect, useState } from "react";
import type { loadKakao } from "./kakao-sdk.ts";

type Kakao = Awaited<ReturnType<typeof loadKakao>>;

interface KakaoChannel {
  /** Empty if the company has none; then nothing is loaded. */
  readonly javaScriptKey: string;
  readonly channelPublicId: string;
}

/** Opens the chat through Kakao's script; null until the script is loaded. */
export function useKakaoChat(
  { javaScriptKey, channelPublicId }: KakaoChannel,
  scriptUrl?: string,
): (() => void) | null {
  const [kakao, setKakao] = useState<Kakao | null>(null);
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
