import { instantAfter } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { fileNames } from "./file-names.ts";
import { deleteFile, findUnusedFiles, markRemoved, findFilesOf, releaseFiles } from "./store.ts";
import type { WithdrawalStep } from "../../subject/composition.ts";

const BATCH_SIZE = 100;

/** Removes pictures that nothing has used for a day. A failure is logged and retried in the next run. */
export async function removeUnusedFiles({
  db,
  clock,
  files,
  log,
}: Pick<Services, "db" | "clock" | "files" | "log">): Promise<void> {
  const before = instantAfter(clock(), -1, "day");
  for (const { id } of await findUnusedFiles(db, { before, limit: BATCH_SIZE })) {
    try {
      // A marked file cannot be used any more. If the removal fails, the next run finds its row again.
      if (!(await markRemoved(db, id, clock()))) continue;
      for (const name of Object.values(fileNames(id))) await files.remove(name);
      await deleteFile(db, id);
    } catch (err) {
      log.warn({ err, fileId: id }, "unused file not removed, will be tried again");
    }
  }
}

/** Releases the pictures that the member uploaded; the worker removes them a day later. */
export const fileWithdrawal: WithdrawalStep = {
  async forget(tx, { userId, now }) {
    await releaseFiles(tx, await findFilesOf(tx, userId), { now });
  },
};
