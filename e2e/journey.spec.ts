import { goAllTheWay } from "./steps/journey.ts";
import { chooseAccount, openProvider } from "./steps/social-login.ts";
import { test } from "./test.ts";

test("visitor logs in with each provider, pays for a quote, cancels and withdraws", async ({
  page,
  api,
  isMobile,
}) => {
  test.slow();
  await goAllTheWay(page, {
    api,
    isPhone: isMobile,
    logIn: async (provider) => {
      await openProvider(page, provider);
      await chooseAccount(page);
    },
  });
});
