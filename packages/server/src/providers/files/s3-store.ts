import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { FileStore } from "./file-store.ts";

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Null for Amazon itself. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TRIES = 3;
const TIMEOUT_MS = 10_000;

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
    // Compatible services may lack Amazon's newer checksums and a host name for each bucket.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body === undefined ? null : await Body.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
