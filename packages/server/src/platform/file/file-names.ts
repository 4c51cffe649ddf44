/** The names of a picture's two sizes in the file store. */
export const fileNames = (fileId: string) => ({
  FULL: `${fileId}/full.webp`,
  SMALL: `${fileId}/small.webp`,
});
