import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { BoxContentInput } from "../../generated/operations.ts";
import { refuseIssues } from "../../http/field-issues.ts";
import { Refusal } from "../../http/refusal.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { accessBox, type BoxVisit, type OpenBox } from "./access-box.ts";
import { countContents, findContent, insertContent, type StoredContent } from "./content-store.ts";
import { canAdd, MOST_CONTENTS } from "./content-view.ts";
import { fileIssues } from "./file-issues.ts";
import { refreshSearch } from "./refresh-search.ts";
import { lockBox } from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">;

interface NewContent {
  readonly visit: BoxVisit;
  readonly input: BoxContentInput;
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

/** Puts something into a box. The visitor key is not null for a visitor who had none of ours. */
export async function createBoxContent(
  services: Needs,
  given: NewContent,
): Promise<{ readonly content: StoredContent; readonly visitorKey: string | null }> {
  const { userId } = given.visit;
  await (userId === null
    ? services.limits.consume("visitorContentFromAddress", given.address)
    : services.limits.consume("contentOfMember", userId));
  return inTransaction(services.db, async (tx) => {
    const open = await accessBox(services, given.visit, (serial) => lockBox(tx, serial));
    const content = await addOrFind(tx, services, open, given);
    const hasKey = open.access === "OWNER" || open.visitorKeyHash !== null;
    return { content, visitorKey: hasKey ? null : services.keys.deviceKeyOf(content.id) };
  });
}

async function addOrFind(
  tx: Tx,
  { clock, ids, keys }: Needs,
  open: OpenBox,
  { visit, input, idempotencyKey: key }: NewContent,
): Promise<StoredContent> {
  const { box, access, visitorKeyHash } = open;
  const contentId = ids.uuid();
  const now = clock();
  if (key !== undefined) {
    const owner = access === "OWNER" ? (visit.userId ?? "") : (visitorKeyHash ?? "visitor");
    const content = { serial: box.serial, ...input };
    const request = { owner, operation: "createBoxContent", key, content };
    const earlier = await claimKey(tx, request, { subjectId: contentId, now });
    if (earlier !== null) return foundAgain(tx, { contentId: earlier, boxId: box.id });
  }
  refuseIssues(fileIssues(input.file_ids));
  if (!canAdd(open)) throw new Refusal("state_conflict");
  const { count, last } = await countContents(tx, box.id);
  if (count >= MOST_CONTENTS) throw new Refusal("content_limit");
  const content = await insertContent(tx, {
    id: contentId,
    box_id: box.id,
    position: last + 1,
    name: input.name,
    count: input.count,
    memo: input.memo ?? null,
    visitor_key_hash:
      access === "OWNER" ? null : (visitorKeyHash ?? hashSecret(keys.deviceKeyOf(contentId))),
    created_at: now,
    updated_at: now,
  });
  await refreshSearch(tx, box, now);
  return content;
}

/** What a request made that is sent again; it may have been taken out since. */
async function foundAgain(
  tx: Tx,
  key: { readonly contentId: string; readonly boxId: string },
): Promise<StoredContent> {
  const content = await findContent(tx, key);
  if (content === null) throw new Refusal("not_found");
  return content;
}
