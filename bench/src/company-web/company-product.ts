import pg from "pg";
import { fillCompany } from "../company-boxes/fill-company.ts";
import { startEmptyProduct, type Product, type StorageState } from "../product/start-product.ts";

/** The whole product on a database with one company per size. */
export interface CompanyProduct extends Pick<Product, "origin" | "serverPid" | "stop"> {
  /** Logs in as the user of the company with that many boxes. */
  logIn(size: number): Promise<StorageState>;
}

/** Starts web, server and sandbox; null when PostgreSQL is unavailable. */
export async function startCompanyProduct(
  sizes: readonly number[],
): Promise<CompanyProduct | null> {
  const product = await startEmptyProduct();
  if (product === null) return null;
  const { origin, serverPid, databaseUrl } = product;
  try {
    for (const size of sizes) {
      await product.signUp(usernameOf(size));
      await makeCompanyUser(databaseUrl, usernameOf(size), await fillCompany(databaseUrl, size));
    }
  } catch (error) {
    await product.stop();
    throw error;
  }
  return {
    origin,
    serverPid,
    logIn: (size) => product.logIn(usernameOf(size)),
    stop: () => product.stop(),
  };
}

function usernameOf(size: number): string {
  return `bench-${size}`;
}

/** Makes a member a company user, as the operator's command does. */
async function makeCompanyUser(url: string, username: string, companyId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `with person as (update users set role = 'COMPANY' where username = $1 returning id)
       insert into company_users (user_id, company_id, created_at)
       select id, $2, now() from person`,
      [username, companyId],
    );
  } finally {
    await client.end();
  }
}
