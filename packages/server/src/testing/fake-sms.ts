import type { Sms, SmsSender } from "../providers/sms/sms-sender.ts";

export class FakeSms implements SmsSender {
  readonly sent: Sms[] = [];
  /** While true, sending fails. */
  down = false;

  async send(message: Sms): Promise<void> {
    if (this.down) throw new Error("The sender is down");
    this.sent.push(message);
  }

  async close(): Promise<void> {}

  /** The six digits of the newest message. */
  lastNumber(): string {
    return /[0-9]{6}/.exec(this.sent.at(-1)?.text ?? "")?.[0] ?? "none";
  }
}
