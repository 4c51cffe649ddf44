/** Why a session ended: `logout` leads to /logout, `expired` to /logout?expired (spec section 4). */
export type SessionEndReason = "logout" | "expired";

/** What the transport needs to know about the application it runs in. */
export interface SdkConfig {
  /** Origin of the API, or "" for the page's own origin. */
  baseUrl: string;
  /** Told once when the session is over; both stored tokens are already removed. */
  onSessionEnd: (reason: SessionEndReason) => void;
}

let current: SdkConfig = { baseUrl: "", onSessionEnd: () => undefined };

/** Sets where the API lives and who is told when a session ends; called once, before the first request. */
export function configureSdk(config: SdkConfig): void {
  current = { ...config, baseUrl: config.baseUrl.replace(/\/+$/, "") };
}

/** What `configureSdk` was last given. */
export function sdkConfig(): SdkConfig {
  return current;
}
