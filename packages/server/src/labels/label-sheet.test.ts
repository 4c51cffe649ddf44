import { inflateSync } from "node:zlib";
import { isBoxSerial, makeBoxSerial } from "@damadum/domain";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { labelSheet } from "./label-sheet.ts";
import { LABELS_ON_SHEET } from "./sheet.ts";

const origin = "https://damadum.example";
const now = new Date("2026-11-20T01:00:00Z");
const serials = Array.from({ length: LABELS_ON_SHEET + 1 }, (_, index) =>
  makeBoxSerial((limit) => (index * 7) % limit),
);
const draw = (those: readonly string[]) => labelSheet({ serials: those, origin, now });

/** The drawing operators of each page. */
function pagesOf(pdf: Buffer): readonly string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .filter((content) => content.includes(" re\n"));
}

function darkModules(page: string, size: number): readonly string[] {
  const [first = ""] = page.split("f\n");
  const bars = [...first.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...of]) =>
    of.map(Number),
  );
  const side = bars[0]?.[3] ?? 1;
  const left = Math.min(...bars.map(([x = 0]) => x));
  const top = Math.min(...bars.map(([, y = 0]) => y));
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(" "));
  for (const [x = 0, y = 0, width = 0] of bars) {
    const column = Math.round((x - left) / side);
    rows[Math.round((y - top) / side)]?.fill("#", column, column + Math.round(width / side));
  }
  return rows.map((row) => row.join(""));
}

it("labelSheet puts eight labels on a sheet", async () => {
  expect(serials.every(isBoxSerial)).toBe(true);
  const pdf = await draw(serials);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pagesOf(pdf)).toHaveLength(2);
  expect(pagesOf(await draw(serials.slice(1)))).toHaveLength(1);
});

it("labelSheet encodes the link to the box's page", async () => {
  const [serial = ""] = serials;
  const { data, size } = encode(`${origin}/boxes/${serial}/content`, { ecc: "Q", border: 0 });
  const [page = ""] = pagesOf(await draw([serial]));
  const expected = data.map((row) => row.map((dark) => (dark ? "#" : " ")).join(""));
  expect(darkModules(page, size)).toEqual(expected);
});

it("labelSheet throws when a serial is invalid", async () => {
  await expect(draw(["BX7K3F9QX2M5"])).rejects.toThrow("no box serial");
});
