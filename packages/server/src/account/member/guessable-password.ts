import { brand } from "@damadum/domain";

/** Words that anyone connects with this service; digits around one of them make no password of it. */
const CONTEXT_WORDS: ReadonlySet<string> = new Set([
  brand.name,
  brand.nameInLatin,
  brand.app.userAgent.toLowerCase(),
  "operator",
  "password",
  "storage",
]);

/** The most frequent passwords of published leaks; more than 5,000 of them keep the rule of spec section 5. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

/** Whether a password is among the first that anybody tries. */
export async function isGuessablePassword(passwd: string): Promise<boolean> {
  const plain = passwd.toLowerCase();
  if (CONTEXT_WORDS.has(plain.replaceAll(/^\d+|\d+$/g, ""))) return true;
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(plain);
}
