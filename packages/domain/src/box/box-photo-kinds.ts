/** When a picture of a box was taken. */
export type BoxPhotoKind = "PACKING" | "PICK_UP" | "INTAKE" | "RETURN";

/** The occasions on which a box is photographed, in chronological order. */
export const boxPhotoKinds: Readonly<Record<BoxPhotoKind, { readonly label: string }>> = {
  PACKING: { label: "담을 때" },
  PICK_UP: { label: "수거할 때" },
  INTAKE: { label: "창고에 들어올 때" },
  RETURN: { label: "돌려 드릴 때" },
};

/** A picture as the server accepts and stores it (openapi.yaml, uploadFile). */
export const photoLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** The longer side of a stored picture, in pixels. */
  side: 2000,
} as const;
