import { isIPv6 } from "node:net";

/** The key of rate limits: the IPv4 address, or the /64 that an IPv6 customer is assigned. */
export function clientAddress(ip: string): string {
  if (ip.startsWith("::ffff:")) return ip.slice("::ffff:".length);
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = ip.split("::", 2);
  const groups = head === "" ? [] : head.split(":");
  const missing = 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const whole = [...groups, ...Array<string>(ip.includes("::") ? missing : 0).fill("0")];
  return `${[...whole, ...tail.split(":")].slice(0, 4).join(":")}::/64`;
}
