import { addAbortSignal, Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../../settings/s3-environment.ts";
import type { FileStore } from "./file-store.ts";

const TRIES = 2;
/** How long the bucket may take. */
export interface S3Limits {
  /** For one try, until its headers; also until an idle connection is closed, because it may be dead. */
  readonly answerMs: number;
  /** For all tries, up to the last byte of the answer, however slowly it trickles in. */
  readonly totalMs: number;
}
const LIMITS: S3Limits = { answerMs: 4000, totalMs: 8000 };
/** Our largest pictures have a few megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export function s3Store(settings: S3Settings, { answerMs, totalMs } = LIMITS): FileStore {
  const agent = { keepAlive: true, timeout: answerMs };
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: answerMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Compatible services may lack Amazon's newer checksums and a host name for each bucket.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
  const limited = () => ({ abortSignal: AbortSignal.timeout(totalMs) });
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), limited());
    },
    async get(Key) {
      try {
        const { abortSignal } = limited();
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        return Body instanceof Readable ? await bytesOf(addAbortSignal(abortSignal, Body)) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), limited());
    },
  };
}

async function bytesOf(body: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) throw new Error(`The bucket sent more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
