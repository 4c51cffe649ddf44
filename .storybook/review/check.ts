// `pnpm review:check`: fails while a change of the last `pnpm review` is undecided or refused, or a comment is open.
import { totalsOf } from "./data.ts";
import { decisionsFile, readDecisions, readReview } from "./report.ts";
import { treeKey } from "./source.ts";

const review = readReview();
const problems = review === null ? ["There is no review: run pnpm review"] : problemsOf(review);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log("review: everything is decided");
process.exitCode = problems.length === 0 ? 0 : 1;

function problemsOf({
  base,
  trees,
  groups,
  problems: failures,
}: NonNullable<typeof review>): readonly string[] {
  if (treeKey() !== trees.change) return ["The files have changed since: run pnpm review again"];
  const { undecided, refused, openComments } = totalsOf(groups, readDecisions(decisionsFile(base)));
  return [
    ...(undecided > 0 ? [`${undecided} pictures are undecided: pnpm review --open`] : []),
    ...(refused > 0 ? [`${refused} pictures are refused`] : []),
    ...(openComments > 0 ? [`${openComments} comments are open`] : []),
    ...failures,
  ];
}
