import { getResponse, type HttpHandler } from "msw";

import type { Operation } from "./operations.ts";

const parameters: Readonly<Record<string, string>> = {
  "{type}": "KAKAO",
  "{kind}": "VISIT",
  "{id}": "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1b10",
  "{content_id}": "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1e01",
  "{day}": "2026-12-01",
  "{uid}": "kW3nV8qZrT1yB6mJ0xLc4sHd9fGpE2aUi7oNtQvXw5R",
  "{serial}": "MV202611207K3F9QX2",
};

/** A serial's prefix depends on the kind of order. */
const serials: readonly (readonly [path: string, serial: string])[] = [
  ["/api/storage-orders/", "ST202611207K3F9QX2"],
  ["/api/storage-delivery/", "SD202611207K3F9QX2"],
  ["/api/storage-final/", "SF202611207K3F9QX2"],
];

function parameterOf(name: string, path: string): string {
  const serial = serials.find(([begin]) => path.startsWith(begin))?.[1];
  return (name === "{serial}" ? serial : undefined) ?? parameters[name] ?? name;
}

/** The handlers' response to the example request of an operation; the body is undefined when there is none. */
export async function answerOf(
  handlers: readonly HttpHandler[],
  { method, path, exampleBody }: Operation,
): Promise<{ status: number; body: unknown }> {
  const url = path.replace(/\{\w+\}/g, (name) => parameterOf(name, path));
  const response = await getResponse(
    [...handlers],
    new Request(`http://api.test${url}`, {
      method,
      ...(exampleBody !== undefined && {
        body: JSON.stringify(exampleBody),
        headers: { "content-type": "application/json" },
      }),
    }),
  );
  if (!response) throw new Error(`${method} ${path}: no handler for this operation`);
  const type = response.headers.get("content-type") ?? "application/json";
  if (!type.includes("json")) return { status: response.status, body: await response.blob() };
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}
