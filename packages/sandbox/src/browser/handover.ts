/** The request of a merchant's page, handed to the provider's own page. */
export interface Handover {
  kind: "payments" | "certifications";
  account: string;
  request: Record<string, unknown>;
}

/** Sent by the window inside the overlay when the embedding page may hand over. */
export interface ReadyMessage {
  sandbox: "ready";
  channel: string;
}
export interface HandoverMessage {
  sandbox: "handover";
  channel: string;
  handover: Handover;
}
export interface ResultMessage {
  sandbox: "result";
  channel: string;
  result: Record<string, unknown>;
}
