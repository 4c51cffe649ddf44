import { brand, linkedPages, linkTo, type LinkedPage, type NoticeKind } from "@damadum/domain";

/**
 * An Alimtalk template as registered with Kakao: `#{…}` are its variables. The code has at most 20 letters.
 */
export interface NoticeTemplate {
  readonly code: string;
  /** Members choose how they get each kind, and whether, where no contract needs it. */
  readonly kind: NoticeKind;
  readonly text: string;
  readonly button: NoticeButton;
}

/** Opens a page of the site; `parts` maps each path parameter to the variable that fills it in. */
export interface NoticeButton {
  readonly name: string;
  readonly page: LinkedPage;
  readonly parts: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, string>>;

/** Greeting and sentence, then the facts, then what the customer can do about it. */
export function noticeText(sentence: string, facts: string, more = ""): string {
  const end = more === "" ? "" : `\n\n${more}`;
  return `[${brand.name}] #{이름}님, ${sentence}\n\n${facts}${end}`;
}

/** The same notice as one of another kind than its neighbours. */
export const ofKind = (kind: NoticeKind, template: NoticeTemplate): NoticeTemplate => ({
  ...template,
  kind,
});

/** Makes notices of a kind with this button; the given codes get the prefix. */
export function noticesWith(kind: NoticeKind, prefix: string, button: NoticeButton) {
  return (code: string, sentence: string, facts: string, more = ""): NoticeTemplate => ({
    code: `${prefix}_${code}`,
    kind,
    text: noticeText(sentence, facts, more),
    button,
  });
}

export type NoticeMaker<Status extends string> = (
  status: Status,
  sentence: string,
  more?: string,
) => NoticeTemplate;

export function noticesOf(
  kind: NoticeKind,
  prefix: string,
  facts: string,
  button: NoticeButton,
): NoticeMaker<string> {
  const notice = noticesWith(kind, prefix, button);
  return (status, sentence, more) => notice(status, sentence, facts, more);
}

/** Fills in the variables of the text; throws if one has no value. */
export function fillIn(text: string, variables: Values): string {
  return text.replaceAll(/#\{([^}]+)\}/g, (_whole, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The notice has no value for ${name}`);
    return value;
  });
}

export function pathOf({ page, parts }: NoticeButton, variables: Values): string {
  const filled = Object.entries(parts).map(([part, name]) => [part, variables[name] ?? ""]);
  return linkTo(page, Object.fromEntries(filled));
}

export function registeredPathOf({ page, parts }: NoticeButton): string {
  return Object.entries(parts).reduce<string>(
    (path, [part, name]) => path.replace(`:${part}`, `#{${name}}`),
    linkedPages[page],
  );
}
