/** What a merchant's page asks for, handed to the provider's own page. */
export interface Handover {
  kind: "payments" | "certifications";
  account: string;
  request: Record<string, unknown>;
}

/** From the window inside the overlay: the page around it may hand over now. */
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
