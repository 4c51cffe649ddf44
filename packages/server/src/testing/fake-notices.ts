import type { Notice, NoticeSender } from "../providers/notice/notice-sender.ts";

export class FakeNotices implements NoticeSender {
  readonly sent: Notice[] = [];
  /** While true, sending fails. */
  down = false;

  async send(notice: Notice): Promise<void> {
    if (this.down) throw new Error("The sender is down");
    this.sent.push(notice);
  }

  async close(): Promise<void> {}
}
