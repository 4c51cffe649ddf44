import { Capacitor } from "@capacitor/core";
import { Directory, Filesystem } from "@capacitor/filesystem";
import { Share } from "@capacitor/share";

/** Opens the app's share sheet with a file. Rejects when an older version of the app has no such plugins. */
export async function shareFile(file: Blob, name: string): Promise<void> {
  if (!["Filesystem", "Share"].every((plugin) => Capacitor.isPluginAvailable(plugin))) {
    throw new Error("앱을 최신 버전으로 업데이트해 주세요.");
  }
  const data = await base64Of(file);
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache });
  try {
    await Share.share({ files: [uri], dialogTitle: name });
  } catch (error) {
    // Closing the sheet is a change of mind rather than an error.
    if (!(error instanceof Error && /cancel/i.test(error.message))) throw error;
  }
}

/** The content in base64, read by the browser: a list of a large file's bytes would take all of a phone's memory. */
async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  const url = await new Promise<string>((resolve, reject) => {
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") resolve(reader.result);
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("Not readable.")));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(",") + 1);
}
