import { summarise } from "./statistics.ts";

/** Medians of a figure here and at the peer in the same rounds, and the message when their ratio exceeds the bar. */
export function ratioRow(
  name: string,
  rounds: readonly { readonly here: number; readonly peer: number }[],
  bar?: number,
) {
  const ratio = summarise(rounds.map(({ here, peer }) => here / peer));
  const isMissed = bar !== undefined && ratio.median > bar;
  return {
    cells: [
      name,
      summarise(rounds.map(({ here }) => here)).median.toFixed(0),
      summarise(rounds.map(({ peer }) => peer)).median.toFixed(0),
      ratio.median.toFixed(2),
      `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`,
      bar?.toFixed(2) ?? "",
    ],
    missed: isMissed ? [`${name} is ${ratio.median.toFixed(2)} times its peer's`] : [],
  };
}
