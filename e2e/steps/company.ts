import type { Page } from "@playwright/test";
import type { Api, Tokens } from "../api.ts";
import type { Stack } from "../../scripts/stack/stack.ts";
import { newPerson, newUsername } from "./member.ts";
import { operate } from "./operator.ts";

interface CompanyPerson {
  readonly companyId: string;
  readonly tokens: Tokens;
}

/** A user of a new company, with an account that the operator creates. */
export async function newCompanyPerson(stack: Stack, api: Api): Promise<CompanyPerson> {
  const username = newUsername();
  const { name, phoneNumber } = newPerson();
  const answer = await operate(
    stack,
    "companies",
    "account",
    username,
    "--company",
    `담아상사 ${username}`,
    "--name",
    name,
    "--phone",
    phoneNumber,
    "--json",
  );
  const { facts }: { facts: Readonly<Record<string, string>> } = JSON.parse(answer);
  const password = facts["비밀번호"] ?? "";
  const tokens = await api.post<Tokens>("/api/login/id", { username, password });
  return { companyId: facts["기업 번호"] ?? "", tokens };
}

/** Confirms a company's work and moves its boxes along: onto the van, then to their destination. */
export async function carryOut(stack: Stack, wkId: string): Promise<void> {
  await operate(stack, "works", "advance", wkId, "CONFIRM");
  await operate(stack, "works", "move-boxes", wkId, "--early");
  await operate(stack, "works", "move-boxes", wkId, "--early");
}

/** The id at the end of the page's URL. */
export function idIn(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
