import type { OpenApiDocument } from "orval";

type Parameters = NonNullable<NonNullable<OpenApiDocument["components"]>["parameters"]>;
type Parameter = Parameters[string];

const TRANSPORT_HEADERS = new Set<unknown>(["refresh-token"]);
const METHODS = ["get", "put", "post", "delete", "patch"] as const;
const PARAMETERS = "#/components/parameters/";

function isTransportHeader(parameter: Parameter, components: Parameters): boolean {
  if ("$ref" in parameter) {
    const target = components[parameter.$ref.slice(PARAMETERS.length)];
    return target !== undefined && isTransportHeader(target, components);
  }
  if (!("in" in parameter) || parameter.in !== "header") return false;
  return TRANSPORT_HEADERS.has(parameter.name) || "x-sent-by-sdk" in parameter;
}

/**
 * Removes the headers that the fetcher itself sends with every request (spec section 7), so that no caller has to pass
 * a token. The contract keeps them: the server checks them.
 */
export function withoutTransportHeaders(document: OpenApiDocument): OpenApiDocument {
  const spec = structuredClone(document);
  const components = spec.components?.parameters ?? {};
  for (const path of Object.values(spec.paths ?? {})) {
    for (const method of METHODS) {
      const operation = path?.[method];
      if (!operation?.parameters) continue;
      operation.parameters = operation.parameters.filter(
        (parameter) => !isTransportHeader(parameter, components),
      );
    }
  }
  for (const [name, parameter] of Object.entries(components)) {
    if (isTransportHeader(parameter, components)) delete components[name];
  }
  return spec;
}
