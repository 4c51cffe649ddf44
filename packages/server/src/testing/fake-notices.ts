import type { Notice, NoticeSender } from "../providers/notice/notice-sender.ts";

/** Keeps the notices that would have been sent. */
export class FakeNotices implements NoticeSender {
  readonly sent: Notice[] = [];
  /** While true no notice is taken. */
  down = false;

  async send(notice: Notice): Promise<void> {
    if (this.down) throw new Error("The sender is down");
    this.sent.push(notice);
  }

  async close(): Promise<void> {}
}
