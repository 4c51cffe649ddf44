import { brand } from "@damadum/domain";
import { UiProvider } from "@damadum/ui";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { KakaoChatLink } from "./kakao-chat-link.tsx";

const channel = { javaScriptKey: "key", channelPublicId: "_channel" };
/** Defines the global of Kakao's script, which records the chats that it opens. */
const script = `data:text/javascript,${encodeURIComponent(
  "globalThis.chats=[];globalThis.Kakao={init(){},isInitialized:()=>false,Channel:{chat:({channelPublicId})=>chats.push(channelPublicId)}}",
)}`;
const link = page.getByRole("link", { name: "카카오톡" });

async function show(path: string, scriptUrl?: string): Promise<void> {
  const element = (
    <KakaoChatLink
      channel={scriptUrl === undefined ? brand.kakao : channel}
      {...(scriptUrl !== undefined && { scriptUrl })}
    >
      카카오톡
    </KakaoChatLink>
  );
  const router = createMemoryRouter(
    [
      { path: "/my/estimate/:serial", element },
      { path: "*", element },
    ],
    {
      initialEntries: [path],
    },
  );
  const screen = await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  onTestFinished(() => screen.unmount());
}

test("KakaoChatLink opens the chat when Kakao's script is loaded", async () => {
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "Kakao");
  });
  await show("/", script);
  await expect.poll(() => Reflect.has(globalThis, "Kakao")).toBe(true);
  await expect
    .poll(async () => {
      link.element().addEventListener("click", stay, { once: true });
      await link.click();
      const chats: unknown = Reflect.get(globalThis, "chats");
      return chats;
    })
    .toContain("_channel");
});

test("KakaoChatLink links to the channel and copies the order serial when Kakao's script is not loaded", async () => {
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => copy.mockRestore());
  await show("/my/estimate/MV202611207K3F9QX2");
  await expect.element(link).toHaveAttribute("href", brand.links.kakaoChannel);
  link.element().addEventListener("click", stay, { once: true });
  await link.click();
  expect(copy).toHaveBeenCalledWith("주문 번호 MV202611207K3F9QX2");
  await expect.element(page.getByText(/주문 번호를 복사했어요/)).toBeVisible();
});

/** Keeps the test page from opening another one. */
function stay(event: Event): void {
  event.preventDefault();
}
