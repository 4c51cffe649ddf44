/** Keeps bytes under names of ours: a folder, or an S3-compatible service. */
export interface FileStore {
  /** Writes all of it or nothing; the same name again replaces it. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is nothing under the name. */
  get(name: string): Promise<Uint8Array | null>;
  /** What is not there any more is no error. */
  remove(name: string): Promise<void>;
}
