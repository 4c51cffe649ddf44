/** A figure beside the goal that it must not pass, and what is said of it where it does. */
export function goalRow(name: string, value: number, goal: number, digits = 0) {
  const isMissed = value > goal;
  const shown = value.toFixed(digits);
  return {
    cells: [name, `${shown}${isMissed ? " !" : ""}`, `≤ ${goal}`],
    missed: isMissed ? [`${name}: ${shown}, goal ${goal}`] : [],
  };
}
