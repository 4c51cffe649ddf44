import { defineConfig, type OpenApiDocument, type OutputOptions } from "orval";

import { mockFormats, mockProperties, mockSchemas } from "./orval/mock-values.ts";
import { simpleForFaker } from "./orval/simple-for-faker.ts";
import { withoutTransportHeaders } from "./orval/without-transport-headers.ts";

const CONTRACT = "../../openapi.yaml";

const client = {
  mode: "tags-split",
  target: "src/generated/model.ts",
  client: "react-query",
  httpClient: "fetch",
  formatter: "oxfmt",
  headers: true,
  indexFiles: false,
  urlEncodeParameters: true,
  fileExtension: ".ts",
  tsconfig: "tsconfig.json",
  override: {
    header: false,
    mutator: { path: "src/http/fetcher.ts", name: "fetcher" },
    enumGenerationType: "const",
    fetch: { includeHttpResponseReturnType: false },
    query: { signal: true, shouldSplitQueryKey: true, version: 5 },
    // A GET by contract, but it changes something: a query would run it by itself and cache it.
    operations: { logout: { query: { useQuery: false, useMutation: true } } },
  },
} satisfies OutputOptions;

export default defineConfig({
  // The order matters. Mocks need other patterns than the client, and Orval cannot write them alone:
  // this run writes everything, and the next one keeps its `*.msw.ts` and replaces the rest.
  mocks: {
    input: {
      target: CONTRACT,
      override: {
        transformer: (document: OpenApiDocument) =>
          simpleForFaker(withoutTransportHeaders(document)),
      },
    },
    output: {
      ...client,
      clean: true,
      // Without an import path Orval writes the mocks' imports without an extension, which Node refuses;
      // with index files that path is one module.
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
  },
  client: {
    input: { target: CONTRACT, override: { transformer: withoutTransportHeaders } },
    output: { ...client, clean: ["!**/*.msw.ts"] },
  },
  zod: {
    input: { target: CONTRACT, override: { transformer: withoutTransportHeaders } },
    output: {
      mode: "tags",
      target: "src/generated/zod/model.ts",
      client: "zod",
      clean: true,
      formatter: "oxfmt",
      indexFiles: false,
      fileExtension: ".ts",
      tsconfig: "tsconfig.json",
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
  },
});
