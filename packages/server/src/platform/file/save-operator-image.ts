import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { insertFile } from "./store.ts";
import { storeImage } from "./upload-file.ts";

/** Stores an operator's picture, re-encoded, and returns its id. */
export async function saveOperatorImage(
  {
    db,
    clock,
    ids,
    files,
    encodeImage,
  }: Pick<Services, "db" | "clock" | "ids" | "files" | "encodeImage">,
  { bytes, operatorId }: { readonly bytes: Uint8Array; readonly operatorId: string },
): Promise<string> {
  const image = await encodeImage(bytes);
  const { full } = image;
  const { id } = await inTransaction(db, (tx) =>
    insertFile(tx, {
      id: ids.uuid(),
      user_id: operatorId,
      purpose: "OPERATION",
      byte_size: full.bytes.byteLength,
      width: full.width,
      height: full.height,
      created_at: clock(),
    }),
  );
  await storeImage({ files }, id, image);
  return id;
}
