import type { OpenApiDocument, Options, OutputOptions } from "orval";

import { mockFormats, mockProperties, mockSchemas } from "./orval/mock-values.ts";
import { simpleForFaker } from "./orval/simple-for-faker.ts";
import { withoutTitles } from "./orval/without-titles.ts";
import { withoutTransportHeaders } from "./orval/without-transport-headers.ts";

export const CONTRACT = "../../openapi.yaml";

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

const client = {
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

/** Orval's runs over the contract that write the client and its mocks, one after the other. */
function clientRuns(): readonly Options[] {
  // The order matters. Mocks need simpler patterns than the client, and Orval cannot write only mocks: this run writes
  // everything, and the next one keeps its `*.msw.ts` and replaces the rest.
  const mocks: Options = {
    input: {
      target: CONTRACT,
      override: { transformer: (document) => simpleForFaker(forClients(document)) },
    },
    output: {
      ...client,
      // Without an import path Orval writes the mocks' imports without an extension, which Node rejects; with index
      // files that path is one module.
      indexFiles: true,
      schemas: { path: "src/generated/model", importPath: "#model" },
      mock: {
        indexMockFiles: false,
        generators: [{ type: "msw", locale: "ko", delay: false }],
      },
      override: {
        ...client.override,
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
  const hooks: Options = {
    input: { target: CONTRACT, override: { transformer: forClients } },
    output: { ...client, clean: ["!**/*.msw.ts", "!zod/**"] },
  };
  return [mocks, hooks];
}

/** The run that writes the zod schemas. */
function zodRuns(): readonly Options[] {
  const zod: Options = {
    input: { target: CONTRACT, override: { transformer: forClients } },
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
          exactOptional: true,
          generateReusableSchemas: true,
          strict: { body: true },
        },
      },
    },
  };
  return [zod];
}

/** Orval's runs over the contract, by part. The parts write different files of an empty folder, so they can overlap. */
export const parts = { client: clientRuns, zod: zodRuns };
