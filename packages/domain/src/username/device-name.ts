/** The device of a login as its member reads it, in the list and in notices; null for one that did not say what it is. */
export function deviceName(device: string | null): string {
  return device ?? "알 수 없는 기기";
}
