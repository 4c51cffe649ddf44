import type { OpenApiDocument, Options, OutputOptions } from "orval";

import { mockFormats, mockProperties, mockSchemas } from "./orval/mock-values.ts";
import { simpleForFaker } from "./orval/simple-for-faker.ts";
import { withoutTitles } from "./orval/without-titles.ts";
import { withoutTransportHeaders } from "./orval/without-transport-headers.ts";

const CONTRACT = "../../openapi.yaml";

/** POSTs by contract, but idempotent, so they are read like queries. */
const readByPost = [
  "calculateEstimateAmount",
  "calculateEstimateReschedule",
  "calculateStorageOrderAmount",
  "calculateStorageReschedule",
  "calculateStorageDeliveryAmount",
  "calculateStorageFinalAmount",
  "calculateTerminationAmount",
  "calculateUpgradeAmount",
  "calculateExtensionAmount",
  "calculateCompanyDeliveryAmount",
  // Confirm with the server what a provider's window returned.
  "createCertification",
  "completeEstimatePayment",
  "completeStorageOrderPayment",
  "completeStorageDeliveryPayment",
  "completeStorageFinalPayment",
  "completeContractPayment",
  "completeCustomPayment",
  "completeCompanyPayment",
];

/** The contract as callers of the SDK need it. */
const forClients = (document: OpenApiDocument) => withoutTitles(withoutTransportHeaders(document));

const output = {
  mode: "tags-split",
  target: "src/generated/model.ts",
  client: "react-query",
  httpClient: "fetch",
  headers: true,
  indexFiles: false,
  urlEncodeParameters: true,
  fileExtension: ".ts",
  tsconfig: "../../tsconfig.base.json",
  override: {
    header: false,
    mutator: { path: "src/http/fetcher.ts", name: "fetcher" },
    enumGenerationType: "const",
    fetch: { includeHttpResponseReturnType: false },
    query: {
      signal: true,
      shouldSplitQueryKey: true,
      version: 5,
      // Applies only to lists with one of these parameters; the first match wins.
      useInfinite: true,
      useInfiniteQueryParam: ["cursor", "page"],
    },
    operations: {
      // A GET by contract, but with a side effect: a query would run it automatically and cache it.
      logout: { query: { useQuery: false, useInfinite: false, useMutation: true } },
      ...Object.fromEntries(readByPost.map((id) => [id, { query: { useQuery: true } }])),
    },
  },
} satisfies OutputOptions;

/**
 * Writes the mocks, which need simpler patterns than the client. Runs first: Orval cannot write only mocks, and
 * `client` replaces the rest.
 */
export const mocks: Options = {
  input: {
    target: CONTRACT,
    override: { transformer: (document) => simpleForFaker(forClients(document)) },
  },
  output: {
    ...output,
    // Without an import path Orval writes the mocks' imports without an extension, which Node rejects; with index
    // files that path is one module.
    indexFiles: true,
    schemas: { path: "src/generated/model", importPath: "#model" },
    mock: {
      indexMockFiles: false,
      generators: [{ type: "msw", locale: "ko", delay: false }],
    },
    override: {
      ...output.override,
      mock: {
        arrayMin: 1,
        arrayMax: 4,
        exactOptional: true,
        properties: mockProperties,
        schemas: mockSchemas,
        format: mockFormats,
      },
    },
  },
};

/** Writes the hooks and their types, and keeps the mocks. */
export const client: Options = {
  input: { target: CONTRACT, override: { transformer: forClients } },
  output: { ...output, clean: ["!**/*.msw.ts"] },
};

/** A description in a schema is text in every bundle: half of a tag. They stand in the types, as JSDoc. */
function withoutDescriptions<T>(value: T): T;
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutDescriptions(each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== "description" || !("$ref" in value))
    // A property may have this name; then it is a schema. A response must have one, so it stays, empty.
    .map(([key, each]) => [
      key,
      key === "description" && typeof each === "string" ? "" : withoutDescriptions(each),
    ]);
  return Object.fromEntries(entries);
}

/** Writes the zod schemas. Those of zod/mini: a bundle drops the models that its tag does not use. */
export const zod: Options = {
  input: {
    target: CONTRACT,
    override: { transformer: (document) => withoutDescriptions(forClients(document)) },
  },
  output: {
    mode: "tags",
    target: "src/generated/zod/model.ts",
    client: "zod",
    indexFiles: false,
    fileExtension: ".ts",
    tsconfig: "../../tsconfig.base.json",
    override: {
      header: false,
      zod: {
        version: 4,
        variant: "mini",
        exactOptional: true,
        generateReusableSchemas: true,
        strict: { body: true },
      },
    },
  },
};
