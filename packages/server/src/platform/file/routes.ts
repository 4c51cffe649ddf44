import type { StoredFile as StoredFileBody } from "@damadum/sdk/model";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { uploadFile } from "./upload-file.ts";
import { getFile } from "./photos.ts";

export const fileRoutes = (services: Services): HandlersOf<"file"> => ({
  async uploadFile({ body, caller, headers, address }) {
    const { file, visitorKey } = await uploadFile(services, {
      purpose: body.purpose,
      boxSerial: body.box_serial,
      bytes: body.file,
      userId: caller?.userId ?? null,
      visitorKey: headers["visitor-key"],
      idempotencyKey: headers["idempotency-key"],
      address,
    });
    const stored: StoredFileBody = {
      file_id: file.id,
      purpose: body.purpose,
      content_type: "image/webp",
      byte_size: file.byte_size,
      width: file.width,
      height: file.height,
      visitor_key: visitorKey,
      created_at: toInstant(file.created_at),
    };
    return { status: 201, body: stored };
  },
  async getFile({ path, query, caller, headers }) {
    const { key, size } = query;
    const visit = { fileId: path.id, size, key, caller, visitorKey: headers["visitor-key"] };
    return { status: 200, body: await getFile(services, visit) };
  },
});
