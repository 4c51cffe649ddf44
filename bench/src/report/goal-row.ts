/** A figure beside its upper limit, and the message when it exceeds it. */
export function goalRow(name: string, value: number, goal: number, digits = 0) {
  const isMissed = value > goal;
  const shown = value.toFixed(digits);
  return {
    cells: [name, `${shown}${isMissed ? " !" : ""}`, `≤ ${goal}`],
    missed: isMissed ? [`${name}: ${shown}, goal ${goal}`] : [],
  };
}
