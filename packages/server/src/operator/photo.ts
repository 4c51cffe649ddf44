import { z } from "zod";
import { saveOperatorImage } from "../features/file/save-operator-image.ts";
import type { CommandContext } from "./command.ts";

/** A file of the operator's machine, read there; a command names it in `reads`. */
const readFile = z.object({ name: z.string(), base64: z.string() });

/** The option of a command that takes a picture. */
export const photoOption = {
  flags: { "--photo <파일>": "사진 (jpeg, png, webp)" },
  schema: readFile.optional(),
} as const;

/** Keeps the given picture, if any; answers the ids to attach. */
export async function savePhoto(
  { services, operator }: CommandContext,
  photo: z.infer<typeof readFile> | undefined,
): Promise<readonly string[]> {
  if (photo === undefined) return [];
  const bytes = Buffer.from(photo.base64, "base64");
  return [await saveOperatorImage(services, { bytes, operatorId: operator.userId })];
}
