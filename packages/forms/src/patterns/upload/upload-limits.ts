import type { RejectedFile } from "@damadum/ui";

/** What may be uploaded to one field. */
export interface UploadLimits {
  /** MIME types; none means any. */
  readonly accept: readonly string[];
  /** Largest size of each file. */
  readonly maxBytes: number;
  readonly maxCount: number;
}

const MEGABYTE = 1024 * 1024;
const typeNames: Readonly<Record<string, string>> = {
  "image/jpeg": "JPG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "application/pdf": "PDF",
};

/** The limits in one sentence, shown before anything is chosen. */
export function uploadRule(limits: UploadLimits): string {
  const parts = [
    ...(limits.accept.length > 0 ? [`${typesOf(limits)} 파일을`] : ["파일을"]),
    ...(Number.isFinite(limits.maxCount) ? [`${limits.maxCount}개까지,`] : []),
    ...(Number.isFinite(limits.maxBytes) ? [`하나에 ${megabytes(limits)}까지`] : []),
  ];
  return `${parts.join(" ")} 올릴 수 있어요.`;
}

/** Files within the limits, and the others each with its reason; `present` counts the files that are already there. */
export function sortFiles(
  files: readonly File[],
  present: number,
  limits: UploadLimits,
): { readonly taken: readonly File[]; readonly rejected: readonly RejectedFile[] } {
  const taken: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const message = reasonAgainst(file, present + taken.length, limits);
    if (message === undefined) taken.push(file);
    else rejected.push({ name: file.name, message });
  }
  return { taken, rejected };
}

function reasonAgainst(file: File, count: number, limits: UploadLimits): string | undefined {
  if (limits.accept.length > 0 && !limits.accept.includes(file.type)) {
    return `${typesOf(limits)} 파일만 올릴 수 있어요.`;
  }
  if (file.size > limits.maxBytes) return `${megabytes(limits)}보다 커요.`;
  if (count >= limits.maxCount) return `${limits.maxCount}개까지만 올릴 수 있어요.`;
  return undefined;
}

function typesOf({ accept }: UploadLimits): string {
  return accept.map((type) => typeNames[type] ?? type).join(", ");
}

function megabytes({ maxBytes }: UploadLimits): string {
  return `${Math.floor(maxBytes / MEGABYTE)}MB`;
}
