import { paths } from "../../shared/paths.ts";

/** The page of the order, a move or a storage order, that an extra payment belongs to. */
export function orderHref(serial: string): string {
  return serial.startsWith("MV")
    ? paths.myEstimate.getHref(serial)
    : paths.myStorageOrder.getHref(serial);
}
