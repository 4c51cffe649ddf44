/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Late enough for the browser to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
