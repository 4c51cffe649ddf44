import { expect, test } from "./app-test.ts";
import { completeJourney } from "./steps/journey.ts";
import { chooseAccount, logInOutside, openProvider } from "./steps/social-login.ts";

test("visitor logs in with each provider, pays for a quote, cancels and withdraws in the app", async ({
  page,
  api,
  shell,
}) => {
  test.slow();
  await completeJourney(page, {
    api,
    isPhone: true,
    logIn: async (provider) => {
      if (provider.slug === "google") return logInOutside(page, shell);
      await openProvider(page, provider);
      await chooseAccount(page);
    },
  });
  await expect(page.getByRole("navigation", { name: "앱 메뉴" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
});
