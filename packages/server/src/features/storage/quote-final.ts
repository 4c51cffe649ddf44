import {
  calculateStorageFinalPrice,
  currentStoragePriceList,
  isBoxInStorage,
  todayInSeoul,
  type FinalScope,
  type FinalWish,
  type StoragePrice,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { availableBoxes } from "../box/available-boxes.ts";
import { boxesOfContract } from "../box/boxes-of.ts";
import { findContractBySerial, type StorageContract } from "./contract-store.ts";
import { termsOf } from "./contract-terms-of.ts";
import { couponOf } from "./storage-coupon.ts";

/** Which boxes of which first order are ended, and how. */
export interface FinalQuestion {
  readonly orderSerial: string;
  readonly userId: string;
  readonly scope: FinalScope;
  readonly boxSerials: readonly string[] | undefined;
  readonly wish: FinalWish;
  readonly couponId: string | undefined;
}

/** What ending boxes costs or gives back, with the boxes and their contract. */
export interface FinalQuote {
  readonly contract: StorageContract;
  readonly serials: readonly string[];
  readonly price: StoragePrice;
}

/** Contracts whose boxes can be ended. */
const running: ReadonlySet<string> = new Set(["ACTIVE", "UNPAID", "ENDING", "EXPIRED"]);

/** Prices the end of some or all boxes of a first order; refused when one cannot be ended now. */
export async function quoteFinal(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  question: FinalQuestion,
): Promise<FinalQuote> {
  const { orderSerial: serial, userId, scope, boxSerials, wish } = question;
  const contract = await findContractBySerial(tx, { serial, userId });
  if (contract === null) throw new Refusal("not_found");
  if (!running.has(contract.status)) throw new Refusal("state_conflict");
  const all = (await boxesOfContract(tx, contract.id)).filter(({ status }) =>
    isBoxInStorage(status),
  );
  const serials = scope === "ALL" ? all.map((box) => box.serial) : (boxSerials ?? []);
  const isOfContract = serials.every((one) => all.some((box) => box.serial === one));
  if (serials.length === 0 || !isOfContract) throw new Refusal("box_unavailable");
  const boxes = await availableBoxes(tx, { userId, serials, purpose: "FINAL" });
  const stored = boxes.filter(({ status }) => status === "STORED").length;
  const today = todayInSeoul(clock());
  const price = calculateStorageFinalPrice(
    {
      terms: termsOf(contract),
      boxes: { stored, returned: boxes.length - stored },
      wish,
    },
    {
      priceList: currentStoragePriceList(today),
      coupon: couponOf(question.couponId),
      today,
    },
  );
  return { contract, serials, price };
}
