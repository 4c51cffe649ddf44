/** Stores bytes under our own names, in a folder or in an S3-compatible service. */
export interface FileStore {
  /** Atomic; an existing file of that name is replaced. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is nothing under the name. */
  get(name: string): Promise<Uint8Array | null>;
  /** A missing file is not an error. */
  remove(name: string): Promise<void>;
}
