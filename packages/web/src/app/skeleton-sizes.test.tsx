import { fixtures, getFindUsernamesMockHandler } from "@damadum/sdk/mocks";
import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { rememberStartedCertification } from "../shared/identity/started-certification.ts";
import { storeTokens } from "../testing/store-tokens.ts";
import { mockApi } from "../testing/mock-api.ts";
import { onBaseDay } from "../testing/on-base-day.ts";
import { renderApp } from "../testing/render-app.tsx";

beforeEach(onBaseDay);

/** Less than half a line of small text. */
const TOLERANCE_PX = 10;

const { imp_uid: impUid, merchant_uid: merchantUid } = fixtures.certification;
const FIRST_PIECE = "main [aria-busy] > [role=status] + *";

interface Place {
  readonly what: string;
  readonly path: string;
  /** The request that is answered late. */
  readonly call: string;
  readonly skeleton: string;
  readonly content: string;
}

const places: readonly Place[] = [
  {
    what: "an order's card",
    path: "/my",
    call: "*/api/estimates",
    skeleton: `${FIRST_PIECE} + *`,
    // The card of a booked move, as most are.
    content: "main li:has(a[download]):has([aria-label='진행 단계'])",
  },
  {
    what: "what happens next",
    path: "/my",
    call: "*/api/estimates",
    skeleton: FIRST_PIECE,
    content: "main section:has(h2)",
  },
  {
    what: "an address's card",
    path: "/my/profile",
    call: "*/api/users/my/address",
    skeleton: FIRST_PIECE,
    content: "main li:has(button)",
  },
  {
    what: "the social logins",
    path: "/login",
    call: "*/api/login/providers",
    skeleton: "main :has(> :nth-child(4) > [data-skeleton])",
    content: "main :has(> button[type=button] + button[type=button])",
  },
  {
    what: "a username found",
    path: `/users/id/find/result?imp_uid=${impUid}&merchant_uid=${merchantUid}`,
    call: "*/api/users/id/certification/:uid",
    skeleton: FIRST_PIECE,
    content: "main :has(> ul)",
  },
  {
    what: "what is paid",
    path: "/estimate/payment?serial=MV202611207K3F9QX2",
    call: "*/api/estimates/:serial",
    skeleton: FIRST_PIECE,
    content: "main table",
  },
];

test.each(places)(
  "the skeleton of $what is as high as its content",
  async ({ path, call, skeleton, content }) => {
    if (path.startsWith("/my") || path.startsWith("/estimate")) storeTokens();
    rememberStartedCertification(merchantUid);
    // Most people have one account.
    mockApi.use(
      getFindUsernamesMockHandler({ usernames: fixtures.foundUsernames.usernames.slice(0, 1) }),
    );
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    // Only delays: the scenario's own handler answers once this one is released.
    mockApi.use(http.get(call, () => released));
    await renderApp(path);
    const before = await heightOf(skeleton);
    release();
    await expect.poll(() => document.querySelector("main [data-skeleton]")).toBeNull();
    const after = await heightOf(content);
    expect(Math.abs(before - after), `${before} px before, ${after} px after`).toBeLessThan(
      TOLERANCE_PX,
    );
  },
);

async function heightOf(selector: string): Promise<number> {
  const find = () => document.querySelector(selector);
  await expect.poll(find).not.toBeNull();
  return find()?.getBoundingClientRect().height ?? 0;
}
