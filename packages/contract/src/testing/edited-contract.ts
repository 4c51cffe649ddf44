import type { ContractFiles } from "../reader/bundle.ts";

/** The contract with one place changed, whichever file holds it. */
export function editedContract(
  files: ContractFiles,
  found: RegExp,
  replacement: string,
): ContractFiles {
  const [file, text] = Object.entries(files).find(([, each]) => each.search(found) !== -1) ?? [];
  if (file === undefined || text === undefined)
    throw new Error(`The contract has no ${found.source}`);
  return { ...files, [file]: text.replace(found, replacement) };
}
