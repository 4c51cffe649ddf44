// `pnpm contract:lint`: the rules of the house for openapi.yaml and its parts.
import { readBundle, UnusableInput } from "../src/difference/documents.ts";
import { houseProblems } from "../src/lint/house-rules.ts";
import { contractFiles } from "../src/reader/contract.ts";

try {
  readBundle(undefined);
  const problems = houseProblems(contractFiles());
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? "계약이 모든 규칙을 지켜요." : `고칠 곳 ${problems.length}곳`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnusableInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
