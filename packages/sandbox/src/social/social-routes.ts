import type { FastifyInstance } from "fastify";
import { kakaoRoutes } from "./kakao-routes.ts";
import { loginRoutes } from "./login-routes.ts";
import { naverRoutes } from "./naver-routes.ts";
import { openIdRoutes } from "./open-id-routes.ts";
import { SocialBook } from "./social-book.ts";

/** Naver, Kakao, Google and Apple, each under /social/{name} with the real provider's paths. */
export function socialRoutes(now: () => number) {
  const book = new SocialBook(now);
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(body)));
      },
    );
    loginRoutes(app, book, now);
    naverRoutes(app, book, now);
    kakaoRoutes(app, book, now);
    openIdRoutes(app, book, now);
    done();
  };
}
