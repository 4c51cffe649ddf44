import type { FileStore } from "../providers/files/file-store.ts";

export class FakeFileStore implements FileStore {
  readonly #files = new Map<string, Uint8Array>();

  put(name: string, bytes: Uint8Array): Promise<void> {
    this.#files.set(name, bytes);
    return Promise.resolve();
  }

  get(name: string): Promise<Uint8Array | null> {
    return Promise.resolve(this.#files.get(name) ?? null);
  }

  remove(name: string): Promise<void> {
    this.#files.delete(name);
    return Promise.resolve();
  }

  names(): readonly string[] {
    return [...this.#files.keys()];
  }
}
