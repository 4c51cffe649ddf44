import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

import type { ProblemCode } from "../../generated/model.schemas.ts";

export const BASE_URL = "http://api.test";
export const FIRST = { access_token: "access-0", refresh_token: "refresh-of-this-session" };

/** A Problem response as the API returns it. */
export function problem(status: number, code: ProblemCode, headers: Record<string, string> = {}) {
  return HttpResponse.json({ code, message: `메시지 ${code}` }, { status, headers });
}

/** An API that knows the valid access tokens (every one that it issues stays valid); any other has expired. */
export function sessionServer() {
  const state = { valid: new Set<string>(), renewals: 0, seen: new Array<Request>() };
  const renewed = (): string => {
    state.renewals += 1;
    const token = `access-${state.renewals}`;
    state.valid.add(token);
    return token;
  };
  const tokenOf = (request: Request): string =>
    request.headers.get("authorization")?.replace("Bearer ", "") ?? "";
  const server = setupServer(
    http.post(`${BASE_URL}/api/token/refresh`, () =>
      HttpResponse.json({ access_token: renewed() }),
    ),
    http.post(`${BASE_URL}/api/token/refresh/reset`, () =>
      HttpResponse.json({ access_token: renewed(), refresh_token: `refresh-${state.renewals}` }),
    ),
    http.all(`${BASE_URL}/echo`, async ({ request }) => {
      state.seen.push(request.clone());
      const token = tokenOf(request);
      if (!state.valid.has(token)) return problem(401, "expired_token");
      return HttpResponse.json({ token, body: await request.text() });
    }),
  );
  return { server, state };
}
