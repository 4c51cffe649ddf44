import { describe, expect, it, onTestFinished, vi } from "vitest";
import heicUrl from "./fixtures/phone-photo.heic?url";
import largeUrl from "./fixtures/photo-50-megapixels.png?url";
import { preparePhoto } from "./prepare-photo.ts";

const limits = { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, side: 2000 };

async function fixture(url: string, name: string, type: string): Promise<File> {
  return new File([await (await fetch(url)).blob()], name, { type });
}

/** A picture whose left half is red and whose right half is blue. */
async function drawn(type: string, [width, height]: readonly [number, number]): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas.");
  context.fillStyle = "#f00";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "#00f";
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type });
}

/** Marks a JPEG as taken with the phone turned: its top is at the right. */
function turned(jpeg: Blob): Blob {
  const exif = [
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1,
  ];
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  return new Blob([jpeg.slice(0, 2), new Uint8Array([...exif, ...orientation]), jpeg.slice(2)]);
}

/** Size and colour at a point, in shares of the picture. */
async function look(photo: Blob, [x, y]: readonly [number, number]) {
  const image = new Image();
  image.src = URL.createObjectURL(photo);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  const [red = 0, , blue = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? [];
  return { width, height, colour: red > blue ? "red" : "blue" };
}

describe("preparePhoto", () => {
  it("converts a phone's HEIC to JPEG, also when the browser names no type", async () => {
    for (const type of ["image/heic", "", "application/octet-stream"]) {
      const photo = await preparePhoto(await fixture(heicUrl, "phone.heic", type), limits);
      expect(photo.type).toBe("image/jpeg");
      expect(await look(photo, [0.5, 0.5])).toMatchObject({ width: 1200, height: 900 });
    }
  });

  it("makes a picture of 50 million pixels smaller", async () => {
    const photo = await preparePhoto(await fixture(largeUrl, "large.png", "image/png"), limits);
    expect(photo.type).toBe("image/jpeg");
    expect(await look(photo, [0, 0])).toMatchObject({ width: 2000, height: 1500 });
  });

  it("makes a picture of too many bytes smaller, and keeps it upright", async () => {
    const file = new File([turned(await drawn("image/jpeg", [400, 200]))], "turned.jpg");
    const photo = await preparePhoto(file, { ...limits, maxBytes: 100, side: 100 });
    expect(await look(photo, [0.5, 0.1])).toEqual({ width: 50, height: 100, colour: "red" });
    expect(await look(photo, [0.5, 0.9])).toMatchObject({ colour: "blue" });
  });

  it.each(["image/jpeg", "image/png", "image/webp"])(
    "keeps a %s within the limits, whatever type the browser names",
    async (type) => {
      const content = await drawn(type, [40, 20]);
      for (const claimed of [type, "image/jpg", "image/pjpeg", "application/octet-stream", ""]) {
        const photo = await preparePhoto(new File([content], "a.jpg", { type: claimed }), limits);
        expect(photo).toMatchObject({ type, size: content.size, name: "a.jpg" });
      }
    },
  );

  it("rejects what is not a photo, whatever type the browser names", async () => {
    for (const content of ["사진이에요", "GIF89a", "<svg/>"]) {
      const file = new File([content], "a.jpg", { type: "image/jpeg" });
      await expect(preparePhoto(file, limits)).rejects.toThrow(/JPG, PNG, WebP, HEIC/);
    }
  });

  it("says why when a file is empty or cannot be read, such as a folder", async () => {
    await expect(preparePhoto(new File([], "a.jpg"), limits)).rejects.toThrow(/비어 있는 파일/);
    const folder = new File(["x"], "folder");
    const part = folder.slice();
    vi.spyOn(part, "arrayBuffer").mockRejectedValue(
      new DOMException("Not found.", "NotFoundError"),
    );
    vi.spyOn(folder, "slice").mockReturnValue(part);
    await expect(preparePhoto(folder, limits)).rejects.toThrow(/폴더라면 안의 사진/);
  });

  it("takes the next photo when the converter of the one before never answers", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const silent = vi.spyOn(Worker.prototype, "postMessage").mockReturnValue();
    onTestFinished(() => {
      silent.mockRestore();
    });
    const stuck = preparePhoto(await fixture(heicUrl, "phone.heic", ""), limits);
    const next = preparePhoto(new File([await drawn("image/png", [4, 2])], "b.png"), limits);
    stuck.catch(() => undefined);
    await vi.waitUntil(() => silent.mock.calls.length === 1);
    vi.runAllTimers();
    await expect(stuck).rejects.toThrow(/인터넷 연결을 확인하고/);
    expect((await next).type).toBe("image/png");
  });

  it("rejects a picture that is broken, and goes on with the next", async () => {
    const files = [
      (await fixture(heicUrl, "", "")).slice(0, 400),
      (await drawn("image/png", [40, 20])).slice(0, 12),
      await drawn("image/png", [40, 20]),
    ].map((content) => new File([content], "photo"));
    const results = await Promise.allSettled(files.map((file) => preparePhoto(file, limits)));
    const reason: unknown = expect.objectContaining({
      message: expect.stringContaining("읽을 수 없는 사진이에요"),
    });
    expect(results).toMatchObject([{ reason }, { reason }, { status: "fulfilled" }]);
  });
});
