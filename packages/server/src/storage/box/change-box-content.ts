import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { BoxContentInput } from "@damadum/sdk/model";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { accessBox, type BoxVisit, type OpenBox } from "./access-box.ts";
import {
  countContents,
  findContent,
  insertContent,
  type StoredContent,
  updateContent,
} from "./content-store.ts";
import { canAdd, MAX_CONTENTS, viewContent, type ContentView, canSee } from "./content-view.ts";
import { refreshSearch } from "./refresh-search.ts";
import { lockBox } from "./store.ts";
import { deleteContentsWithPhotos } from "./delete-contents-with-photos.ts";
import { attachContentPhotos } from "./box-photos.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">;

interface NewContent {
  readonly visit: BoxVisit;
  readonly input: BoxContentInput;
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

/** Adds a content to a box. `visitorKey` is null unless a visitor sent no key that we issued. */
export async function createBoxContent(
  services: Needs,
  request: NewContent,
): Promise<{ readonly view: ContentView; readonly visitorKey: string | null }> {
  const { userId } = request.visit;
  await (userId === null
    ? services.limits.consume("visitorContentFromAddress", request.address)
    : services.limits.consume("contentOfMember", userId));
  return inTransaction(services.db, async (tx) => {
    const open = await accessBox(services, request.visit, (serial) => lockBox(tx, serial));
    const content = await addOrFind(tx, services, open, request);
    const hasKey = open.access === "OWNER" || open.visitorKeyHash !== null;
    const visitorKey = hasKey ? null : services.keys.deviceKeyOf(content.id);
    return { view: await viewContent(tx, content, true), visitorKey };
  });
}

async function addOrFind(
  tx: Tx,
  services: Needs,
  open: OpenBox,
  request: NewContent,
): Promise<StoredContent> {
  const contentId = services.ids.uuid();
  const { idempotencyKey: key, input, visit } = request;
  const owner = visit.userId ?? open.visitorKeyHash ?? "visitor";
  const content = { serial: open.box.serial, ...input };
  const keyed = { owner, operation: "createBoxContent", key, content };
  const earlier = await claimKey(tx, keyed, { subjectId: contentId, now: services.clock() });
  if (earlier === null) return add(tx, services, { open, request, contentId });
  // Not found when it has been deleted since.
  return findContent(tx, { contentId: earlier, boxId: open.box.id });
}

async function add(
  tx: Tx,
  services: Needs,
  added: { readonly open: OpenBox; readonly request: NewContent; readonly contentId: string },
): Promise<StoredContent> {
  const { open, contentId, request } = added;
  const { visit, input } = request;
  const { box, access, visitorKeyHash } = open;
  const { clock, keys } = services;
  if (!canAdd(open)) throw new ProblemError("state_conflict");
  const { count, last } = await countContents(tx, box.id);
  if (count >= MAX_CONTENTS) throw new ProblemError("content_limit");
  const now = clock();
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
  const sender = { userId: visit.userId, visitorKeyHash };
  const contents = [{ id: contentId, fileIds: input.file_ids, field: "file_ids" }];
  await attachContentPhotos(tx, services, { box, sender, contents });
  await refreshSearch(tx, [box], now);
  return content;
}

/** Replaces a box content; fields that are not sent are cleared. */
export function updateBoxContent(
  services: Pick<Services, "db" | "clock" | "keys">,
  visit: ContentVisit,
  { name, count, memo, file_ids: fileIds }: BoxContentInput,
): Promise<ContentView> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const { box, content, visitorKeyHash } = await ownContent(tx, services, visit);
    const changes = { name, count, memo: memo ?? null, updated_at: now };
    const changed = await updateContent(tx, content.id, changes);
    const sender = { userId: visit.userId, visitorKeyHash };
    const contents = [{ id: content.id, fileIds, field: "file_ids" }];
    await attachContentPhotos(tx, services, { box, sender, contents });
    await refreshSearch(tx, [box], now);
    return viewContent(tx, changed, true);
  });
}

export function deleteBoxContent(
  services: Pick<Services, "db" | "clock" | "keys">,
  visit: ContentVisit,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { box, content } = await ownContent(tx, services, visit);
    await deleteContentsWithPhotos(tx, services, [content.id]);
    await refreshSearch(tx, [box], services.clock());
  });
}

interface ContentVisit extends BoxVisit {
  readonly contentId: string;
}

/** A content that the caller may change now, with its box locked; throws not_found for any other. */
async function ownContent(
  tx: Tx,
  services: Pick<Services, "keys">,
  visit: ContentVisit,
): Promise<OpenBox & { readonly content: StoredContent }> {
  const open = await accessBox(services, visit, (serial) => lockBox(tx, serial));
  const content = await findContent(tx, { contentId: visit.contentId, boxId: open.box.id });
  if (!canAdd(open) || !canSee(open, content)) throw new ProblemError("not_found");
  return { ...open, content };
}
