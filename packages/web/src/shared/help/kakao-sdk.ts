import { loadFromScript } from "@damadum/browser";
import * as z from "zod/mini";

const SCRIPT_URL = "https://t1.kakaocdn.net/kakao_js_sdk/2.7.5/kakao.min.js";
const LOAD_TIMEOUT_MS = 10_000;

/** The part of Kakao's browser interface that opens a chat. */
export interface KakaoSdk {
  readonly init: (javaScriptKey: string) => void;
  readonly isInitialized: () => boolean;
  readonly Channel: {
    readonly chat: (settings: { readonly channelPublicId: string }) => unknown;
  };
}

const method = z.custom((value) => typeof value === "function");
const methods = z.object({
  init: method,
  isInitialized: method,
  Channel: z.object({ chat: method }),
});
// Kakao's own object and not a copy: its methods need it as `this`.
const pageSchema = z.object({
  Kakao: z.custom<KakaoSdk>((value) => methods.safeParse(value).success),
});

/** Kakao's browser interface, ready to open a chat; loads its script on first use, and rejects when that fails. */
export async function loadKakao(javaScriptKey: string, scriptUrl = SCRIPT_URL): Promise<KakaoSdk> {
  const kakao = await loadFromScript(scriptUrl, {
    find: () => pageSchema.safeParse(window).data?.Kakao ?? null,
    timeoutMs: LOAD_TIMEOUT_MS,
  });
  if (!kakao.isInitialized()) kakao.init(javaScriptKey);
  return kakao;
}
