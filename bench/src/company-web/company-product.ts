import type { Browser, Page } from "playwright";
import { fillCompany } from "../company-boxes/fill-company.ts";
import { startEmptyProduct, type Product, type StorageState } from "../product/start-product.ts";
import { withPage } from "../product/with-page.ts";
import { withClient } from "../server/scratch-database.ts";

/** The whole product on a database with one company per size. */
export interface CompanyProduct extends Omit<Product, "logIn"> {
  /** Logs in as the user of the company with that many boxes. */
  logIn(size: number): Promise<StorageState>;
}

/** Starts web, server and sandbox; null when PostgreSQL is unavailable. */
export async function startCompanyProduct(
  sizes: readonly number[],
): Promise<CompanyProduct | null> {
  const product = await startEmptyProduct();
  if (product === null) return null;
  const { databaseUrl } = product;
  try {
    for (const size of sizes) {
      await product.signUp(usernameOf(size));
      await makeCompanyUser(databaseUrl, usernameOf(size), await fillCompany(databaseUrl, size));
    }
  } catch (error) {
    await product.stop();
    throw error;
  }
  return { ...product, logIn: (size) => product.logIn(usernameOf(size)) };
}

/** Opens the boxes of the company with that many; runs `look` once the first row is shown. */
export async function withCompanyBoxes<Answer>(
  browser: Browser,
  product: CompanyProduct,
  { size, query = "" }: { readonly size: number; readonly query?: string },
  look: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const viewport = { width: 1280, height: 800 };
  const storageState = await product.logIn(size);
  return withPage(browser, { viewport, storageState }, async (page) => {
    await page.goto(`${product.origin}/my/company/boxes${query}`);
    await page.getByRole("rowheader").first().waitFor();
    return look(page);
  });
}

function usernameOf(size: number): string {
  return `bench-${size}`;
}

/** Makes a member a company user, as the operator's command does. */
async function makeCompanyUser(url: string, username: string, companyId: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `with person as (update users set role = 'COMPANY' where username = $1 returning id)
       insert into company_users (user_id, company_id, created_at)
       select id, $2, now() from person`,
      [username, companyId],
    ),
  );
}
