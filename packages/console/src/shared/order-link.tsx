import { Link } from "react-router-dom";
import { paths } from "./paths.ts";

const serial = /^[A-Z]{2}\d{8}[A-Z\d]{8}$/;

/** A text of a table; the serial of an order leads to its page. */
export function CellText({ text }: { text: string }) {
  return serial.test(text) ? <Link to={paths.order.getHref(text)}>{text}</Link> : text;
}
