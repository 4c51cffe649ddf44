import { clearExpired } from "../background/clear-expired.ts";
import { removeBillingKeys } from "../money/billing-key/remove-billing-keys.ts";
import { destroyOldActions } from "../operator/action-log/chain-store.ts";
import { removeUnusedFiles } from "../platform/file/remove-files.ts";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { destroyExpired } from "../subject/retention/destroy-expired.ts";
import type { TestServer } from "./test-server.ts";

/** Runs once the jobs by which something ends. */
export async function runRetentionJobs({ services }: Pick<TestServer, "services">): Promise<void> {
  await sendNotices(services);
  await removeBillingKeys(services);
  await destroyExpired(services);
  await clearExpired(services);
  await destroyOldActions(services);
  await removeUnusedFiles(services);
}
