import { brand, linkedPages, linkTo, type LinkedPage } from "@damadum/domain";

/**
 * One Alimtalk template, as it is registered with Kakao: `#{…}` are its variables. The code has at most 20
 * letters.
 */
export interface NoticeTemplate {
  readonly code: string;
  readonly text: string;
  readonly button: NoticeButton;
}

/** Leads to a page of the site; of each part of its path, the variable that fills it in. */
export interface NoticeButton {
  readonly name: string;
  readonly page: LinkedPage;
  readonly parts: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, string>>;

/** Who is told what, then the facts, then what they may do about it. */
export function noticeText(sentence: string, facts: string, more = ""): string {
  const end = more === "" ? "" : `\n\n${more}`;
  return `[${brand.name}] #{이름}님, ${sentence}\n\n${facts}${end}`;
}

/** The text with its variables filled in; throws for one that has no value. */
export function fillIn(text: string, variables: Values): string {
  return text.replaceAll(/#\{([^}]+)\}/g, (_whole, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The notice has no value for ${name}`);
    return value;
  });
}

/** Where the button of one notice leads, without the host. */
export function pathOf({ page, parts }: NoticeButton, variables: Values): string {
  const filled = Object.entries(parts).map(([part, name]) => [part, variables[name] ?? ""]);
  return linkTo(page, Object.fromEntries(filled));
}

/** The same as it is registered, with its variables. */
export function registeredPathOf({ page, parts }: NoticeButton): string {
  return Object.entries(parts).reduce<string>(
    (path, [part, name]) => path.replace(`:${part}`, `#{${name}}`),
    linkedPages[page],
  );
}
