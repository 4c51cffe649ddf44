import { z } from "zod";

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Null for Amazon itself. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The variables of the bucket for pictures; without S3_BUCKET they are stored in a folder. */
export const s3Environment = {
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("ap-northeast-2"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

type Values = z.infer<z.ZodObject<typeof s3Environment>>;

export function requireCompleteS3(values: Values, context: z.RefinementCtx): void {
  if (values.S3_BUCKET === undefined) return;
  for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
    if (values[name] !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: "is needed with S3_BUCKET" });
  }
}

/** Null without a bucket, in which case a folder is used. */
export function s3SettingsOf(values: Values): S3Settings | null {
  if (values.S3_BUCKET === undefined) return null;
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT ?? null,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? "",
  };
}
