/** Under these names the two sizes are in the file store. */
export const fileNames = (fileId: string) => ({
  FULL: `${fileId}/full.webp`,
  SMALL: `${fileId}/small.webp`,
});
