import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { formPostPage, loginErrorPage, loginPage } from "./login-page.ts";
import { idToken } from "./open-id-routes.ts";
import { quirks, socialProviders, type SocialProvider } from "./quirks.ts";
import { isReturnAddress, policySource } from "./return-address.ts";
import type { Grant, LoginRequest, SocialBook } from "./social-book.ts";
import { newPerson, socialPeople, type SocialPerson } from "./social-person.ts";

type Query = Readonly<Record<string, string | undefined>>;

export function loginRoutes(app: FastifyInstance, book: SocialBook, now: () => number): void {
  for (const provider of socialProviders) {
    const { authorizePath } = quirks[provider];
    app.get<{ Querystring: Query }>(
      `/social/${provider}${authorizePath}`,
      ({ query, headers }, reply) => {
        const problem = problemOf(provider, query, headers["user-agent"] ?? "");
        if (problem !== null) return show(reply.code(problem.status), problem.page);
        const request = requestOf(provider, query);
        return show(reply, loginPage(provider, book.openPage(request)), request.redirectUri);
      },
    );
    app.post<{ Body: Query }>(`/social/${provider}/decide`, ({ body }, reply) => {
      const request = book.page(body["page"] ?? "");
      if (request === null) {
        const text = "시간이 지났어요. 로그인하던 화면으로 돌아가 다시 눌러 주세요.";
        return show(reply.code(404), loginErrorPage("닫힌 화면이에요", text));
      }
      const person = personOf(body["person"] ?? "");
      const answer =
        person === null ? cancelled(request) : granted(book, { ...request, person }, now());
      return redirectBack(reply, request, answer);
    });
  }
}

function requestOf(provider: SocialProvider, query: Query): LoginRequest {
  return {
    provider,
    clientId: query["client_id"] ?? "",
    redirectUri: query["redirect_uri"] ?? "",
    state: query["state"] ?? null,
    nonce: query["nonce"] ?? null,
    challenge: query["code_challenge"] ?? null,
  };
}

/** The error page to show instead of a login page, or null. */
function problemOf(
  provider: SocialProvider,
  query: Query,
  userAgent: string,
): { status: number; page: string } | null {
  const { label, answersByForm, rejectsWebViews } = quirks[provider];
  if (rejectsWebViews && userAgent.includes("; wv)")) {
    const text =
      "403 disallowed_useragent: 앱 안에서는 로그인할 수 없어요. 브라우저에서 열어 주세요.";
    return { status: 403, page: loginErrorPage("접근할 수 없어요", text) };
  }
  const missing = ["client_id", "redirect_uri", "response_type"].find((name) => !query[name]);
  if (missing !== undefined || !isReturnAddress(query["redirect_uri"] ?? "")) {
    const text = `${label} 로그인 요청에 ${missing ?? "redirect_uri"} 값이 없거나 맞지 않아요.`;
    return { status: 400, page: loginErrorPage("잘못된 요청이에요", text) };
  }
  // Without S256 the challenge would be the verifier itself, exposed in this URL.
  if (query["code_challenge"] && query["code_challenge_method"] !== "S256") {
    const text = "code_challenge 는 code_challenge_method=S256 으로만 받아요.";
    return { status: 400, page: loginErrorPage("잘못된 요청이에요", text) };
  }
  if (answersByForm && query["response_mode"] !== "form_post") {
    const text = "이름과 전자우편을 받으려면 response_mode 가 form_post 여야 해요.";
    return { status: 400, page: loginErrorPage("잘못된 요청이에요", text) };
  }
  return null;
}

function personOf(key: string): SocialPerson | null {
  if (key === "new") return newPerson(randomBytes(8).toString("hex"));
  return socialPeople.find((person) => person.key === key) ?? null;
}

function cancelled({ provider, state }: LoginRequest): Record<string, string> {
  return { ...quirks[provider].cancelled, ...(state === null ? {} : { state }) };
}

function granted(book: SocialBook, grant: Grant, now: number): Record<string, string> {
  const { provider, state, person } = grant;
  const answer = { code: book.issueCode(grant), ...(state === null ? {} : { state }) };
  if (provider !== "apple") return answer;
  // Apple hands the id_token to the browser too.
  const token = { ...answer, id_token: idToken(grant, now) };
  if (!book.isFirstAtApple(grant)) return token;
  const name = { lastName: person.name.slice(0, 1), firstName: person.name.slice(1) };
  return { ...token, user: JSON.stringify({ name, email: person.email ?? undefined }) };
}

function redirectBack(
  reply: FastifyReply,
  { provider, redirectUri }: LoginRequest,
  answer: Readonly<Record<string, string>>,
): FastifyReply {
  if (quirks[provider].answersByForm) {
    return show(reply, formPostPage(redirectUri, answer), redirectUri);
  }
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return reply.redirect(url.href, 302);
}

/** Unlike the windows, these pages refuse to be framed, and their forms may post to the merchant. */
function show(reply: FastifyReply, body: string, redirectUri?: string): FastifyReply {
  const back = redirectUri === undefined ? "" : ` ${policySource(redirectUri)}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    `form-action 'self'${back}`,
    "frame-ancestors 'none'",
  ].join("; ");
  return reply.header("content-security-policy", policy).type("text/html").send(body);
}
