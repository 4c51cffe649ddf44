import { isAppShell } from "./app-shell.ts";

/**
 * Saves a file under a name: as a download, or in the app, whose web view ignores downloads, through the system's share
 * sheet. Rejects when the app cannot do that.
 */
export async function saveFile(file: Blob, name: string): Promise<void> {
  if (isAppShell(globalThis)) {
    const { shareFile } = await import("./share-file.ts");
    return shareFile(file, name);
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Late enough for the browser to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
