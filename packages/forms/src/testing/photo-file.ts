/** A photo of one pixel, as a camera would save it. */
export function photoFile(name: string): File {
  return new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], name, {
    type: "image/png",
  });
}

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";
