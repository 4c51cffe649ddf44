/** A text message for one phone. */
export interface Sms {
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. Throws when the message was not accepted. */
export interface SmsSender {
  send(message: Sms): Promise<void>;
  close(): Promise<void>;
}
