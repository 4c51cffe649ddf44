import { parseContract } from "../reader/contract.ts";
import { readDocument } from "../reader/document.ts";
import type { ContractFiles } from "../reader/bundle.ts";
import { operationsSource } from "./operations-source.ts";
import { requestsSource } from "./requests-source.ts";

/** The generated files of the SDK that need its types, by name: its own operation table and request schemas. */
export function sdkSources(files: ContractFiles): Readonly<Record<string, string>> {
  const document = readDocument(files, { keepSchemas: true });
  return {
    "operations.ts": operationsSource(document),
    "requests.ts": requestsSource(document, parseContract(files).schemas),
  };
}
