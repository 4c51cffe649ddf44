/** Reads label codes from the video of a camera. */
export interface CodeReader {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly string[]>;
}

/** The browser's own reader (Shape Detection API): Chromium on phones has one, Safari and Firefox have none. */
interface NativeDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { formats: readonly string[] }): NativeDetector;
      readonly getSupportedFormats: () => Promise<readonly string[]>;
    };
  }
}

const FORMAT = "qr_code";
/** Wide enough for a label that fills a third of the picture; larger pictures take longer. */
const READ_WIDTH = 640;

/** The browser's own reader if it supports the code of our labels, otherwise a library, loaded only then. */
export async function loadCodeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? libraryReader();
}

async function nativeReader(): Promise<CodeReader | null> {
  const Detector = window.BarcodeDetector;
  if (Detector === undefined) return null;
  // Some systems have the API but support no format.
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes(FORMAT)) return null;
  const detector = new Detector({ formats: [FORMAT] });
  return {
    detect: async (source) => (await detector.detect(source)).map(({ rawValue }) => rawValue),
  };
}

async function libraryReader(): Promise<CodeReader> {
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return {
    detect: (source) => {
      if (pen === null || source.videoWidth === 0) return Promise.resolve([]);
      canvas.width = Math.min(source.videoWidth, READ_WIDTH);
      canvas.height = Math.round((canvas.width * source.videoHeight) / source.videoWidth);
      pen.drawImage(source, 0, 0, canvas.width, canvas.height);
      const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
      try {
        return Promise.resolve([decodeQR(picture)]);
      } catch {
        // It throws when it finds no code.
        return Promise.resolve([]);
      }
    },
  };
}
