/** A serial with its middle hidden: `MV2026****9QX2`. */
export function maskSerial(serial: string): string {
  return `${serial.slice(0, 6)}****${serial.slice(-4)}`;
}
