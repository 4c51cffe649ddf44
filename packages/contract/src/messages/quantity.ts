/** `3명`, `1,000원`, `12`, and `지하 2층` for a negative storey. */
export function quantity(value: number, unit = ""): string {
  return unit === "층" && value < 0
    ? `지하 ${-value}층`
    : `${value.toLocaleString("ko-KR")}${unit}`;
}

/** `1명부터 5명까지` */
export function quantityRange(
  limits: { readonly minimum: number; readonly maximum: number },
  unit?: string,
): string {
  return `${quantity(limits.minimum, unit)}부터 ${quantity(limits.maximum, unit)}까지`;
}
