import { boxStatus, withoutSeparators, type BoxStatus } from "@damadum/domain";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { showBox } from "../../storage/box/show-box.ts";
import { stockBoxes } from "../../storage/box/stock-boxes.ts";
import { findNewestBoxes } from "../../storage/box/store.ts";
import { companySubject } from "../../company/company/subjects.ts";
import type { Page } from "../../db/read-page.ts";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import { changing, reading, listOf, tableOf, type CommandResult } from "../command.ts";
import { flag, named, option } from "../input/inputs.ts";
import {
  boxSerialText,
  listedId,
  numberInput,
  pageOptions,
  statusOption,
} from "../input/options.ts";
import { stateCell, timeCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";
import { findBoxesOfWork, findCompanyBox } from "../lists/company-lists.ts";
import { neededPhotoOption, savePhoto } from "../photo.ts";
import { historyTable } from "../tables.ts";
import { addBoxPhotos } from "../../storage/box/box-photos.ts";

const MAX_BOXES = 500;
const IN_STOCK = { value: "STOCK", text: "재고" } as const;
const serial = named("박스 번호", boxSerialText);
const photoKinds = { PICK_UP: "수거", INTAKE: "입고", RETURN: "반환" } as const;
const photoKind = z.enum(["PICK_UP", "INTAKE", "RETURN"]);
const statusFilter = statusOption(boxStatus);
/** The serial of an order in upper or lower case, or the id of a company work. */
const orderText = z
  .string()
  .trim()
  .transform((text) => {
    return listedId.safeParse(text).success ? text : withoutSeparators(text).toUpperCase();
  });

export const commands = [
  changing({
    words: "boxes stock",
    summary: "새 박스를 재고에 넣어요",
    writes: "labels",
    input: z.object({
      count: named("몇 개", numberInput(z.int().min(1).max(MAX_BOXES))),
      labels: option("파일", "라벨을 PDF 로 저장해요", z.string().min(1).optional()),
    }),
    async run({ services }, { count, labels }) {
      const { serials, inStock } = await stockBoxes(services, count);
      return {
        message: `박스 ${serials.length}개를 만들었어요. 재고는 이제 ${inStock}개예요.`,
        tables: [tableOf(serials, { serial: ["박스 번호", (one) => one] })],
        ...(labels === undefined ? {} : { file: await labelFile(services, { serials, labels }) }),
      };
    },
  }),
  reading({
    words: "boxes list",
    summary: "박스를 새 것부터 봐요",
    input: z.object({
      status: statusFilter,
      order: option("번호", "이 주문이나 기업 작업의 박스만", orderText.optional()),
      stock: flag("재고만"),
      ...pageOptions,
    }),
    async run({ services }, { status, order, stock, ...page }) {
      const filter = { status, orderSerial: order, inStock: stock, ...page };
      return listOf(await boxesOf(services, filter), {
        serial: ["박스 번호", (box) => box.serial],
        status: ["상태", statusCell],
        order: ["주문", (box) => box.order_serial],
        at: ["만든 때", (box) => timeCell(box.created_at)],
      });
    },
  }),
  reading({
    words: "boxes show",
    summary: "박스 하나의 상태와 기록을 봐요 (내용물은 주인만 봐요)",
    input: z.object({ serial }),
    async run({ services }, input) {
      const company = await findCompanyBox(services.db, input.serial);
      if (company !== null) return showCompanyBox(services.db, company);
      const { box, history } = await showBox(services, input.serial);
      return {
        facts: {
          "박스 번호": box.serial,
          상태: statusCell(box),
          주문: box.order_serial,
          "맡은 때": timeCell(box.assigned_at),
        },
        tables: [await historyTable(services.db, boxStatus, history)],
      };
    },
  }),
  changing({
    words: "boxes photo",
    summary: "박스를 수거, 입고, 반환할 때 찍은 사진을 남겨요. 주인이 볼 수 있어요",
    reads: ["photo"],
    input: z.object({
      serial,
      kind: named("언제: PICK_UP (수거), INTAKE (입고), RETURN (반환)", photoKind),
      photo: neededPhotoOption,
    }),
    async run(context, { serial: box, kind, photo }) {
      const { services, operator } = context;
      const fileIds = await savePhoto(context, photo);
      const taken = { serial: box, kind, operatorId: operator.userId, fileIds };
      await inTransaction(services.db, (tx) => addBoxPhotos(tx, services, taken));
      return { message: `${box} 박스의 ${photoKinds[kind]} 사진을 남겼어요.` };
    },
  }),
  reading({
    words: "boxes labels",
    summary: "한 주문, 기업 작업이나 재고의 라벨을 PDF 로 저장해요 (A4 한 장에 8개)",
    writes: "labels",
    input: z.object({
      labels: named("만들 파일 (labels.pdf)", z.string().min(1)),
      order: option("번호", "이 주문의 박스 (없으면 재고)", orderText.optional()),
    }),
    async run({ services }, { labels, order }) {
      const all = { status: undefined, orderSerial: order, limit: MAX_BOXES };
      const { rows: boxes } = await boxesOf(services, { ...all, inStock: order === undefined });
      if (boxes.length === 0) throw new OperatorError(noBoxes(order));
      const serials = boxes.map((box) => box.serial);
      const file = await labelFile(services, { serials, labels });
      return { message: `라벨 ${serials.length}개를 만들었어요.`, file };
    },
  }),
];

function statusCell({ user_id: owner, status }: Pick<ListedBox, "user_id" | "status">) {
  return owner === null ? IN_STOCK : stateCell(boxStatus, status);
}

type ListedBox = Pick<
  Awaited<ReturnType<typeof findNewestBoxes>>["rows"][number],
  "serial" | "status" | "user_id" | "order_serial" | "created_at"
>;

/** Boxes of members and of the stock, or those of a company work if its id is given. */
async function boxesOf(
  services: Services,
  filter: Parameters<typeof findNewestBoxes>[1],
): Promise<Page<ListedBox>> {
  const { orderSerial: order = "", limit, status } = filter;
  if (!listedId.safeParse(order).success) return findNewestBoxes(services.db, filter);
  const boxes = await findBoxesOfWork(services.db, order, limit);
  const ofWork = boxes.map((box) => ({ ...box, user_id: order, order_serial: order }));
  const rows = ofWork.filter((box) => status === undefined || box.status === status);
  return { rows, total: rows.length, next: null };
}

async function showCompanyBox(
  db: Services["db"],
  box: NonNullable<Awaited<ReturnType<typeof findCompanyBox>>>,
): Promise<CommandResult> {
  const history = await findHistory<BoxStatus>(db, companySubject.box(box.id));
  return {
    facts: {
      "박스 번호": box.serial,
      기업: box.company,
      번호: box.number,
      상태: stateCell(boxStatus, box.status),
      계약: box.contract_id,
      "보존 기한": box.retention_until,
    },
    tables: [await historyTable(db, boxStatus, history)],
  };
}

function noBoxes(order: string | undefined): string {
  return order === undefined
    ? "재고가 없어요. `pnpm ops boxes stock` 로 먼저 만들어 주세요."
    : `${order} 에 준 박스가 없어요. 주문을 확정(CONFIRM)하면 생겨요.`;
}

async function labelFile(
  { clock, webOrigin }: Services,
  { serials, labels }: { readonly serials: readonly string[]; readonly labels: string },
) {
  const { labelSheet } = await import("../../labels/label-sheet.ts");
  const sheet = await labelSheet({ serials, origin: webOrigin, now: clock() });
  return { name: labels, base64: sheet.toString("base64") };
}
