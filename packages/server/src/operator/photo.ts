import { z } from "zod";
import { saveOperatorImage } from "../platform/file/save-operator-image.ts";
import type { CommandContext } from "./command.ts";
import { option } from "./input/inputs.ts";

/** A file read on the operator's machine; a command lists the option in `reads`. */
const readFile = z.object({ name: z.string(), base64: z.string() });

/** The option of a command that takes a picture, which it needs or not. */
export const photoOption = option("파일", "사진 (jpeg, png, webp)", readFile.optional());
export const neededPhotoOption = option("파일", "사진 (jpeg, png, webp)", readFile);

/** Stores the given picture, if any; returns the file ids to attach. */
export async function savePhoto(
  { services, operator }: CommandContext,
  photo: z.infer<typeof readFile> | undefined,
): Promise<readonly string[]> {
  if (photo === undefined) return [];
  const bytes = Buffer.from(photo.base64, "base64");
  return [await saveOperatorImage(services, { bytes, operatorId: operator.userId })];
}
