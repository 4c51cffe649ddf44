import type { ReactNode } from "react";

/** Marks of the login providers, on a 24 × 24 canvas. */
const marks = {
  naver: (
    <>
      <rect width="24" height="24" rx="6" fill="#03c75a" />
      <path d="M6.8 6.5h3.7l3.2 4.8V6.5h3.5v11h-3.6l-3.3-4.8v4.8H6.8z" fill="#fff" />
    </>
  ),
  kakao: (
    <>
      <rect width="24" height="24" rx="6" fill="#fee500" />
      <path
        d="M12 5.5c-4.1 0-7.4 2.6-7.4 5.8 0 2.1 1.4 3.9 3.5 4.9l-.7 2.7c-.1.3.2.5.4.3l3.2-2.1 1 .1c4.1 0 7.4-2.6 7.4-5.9S16.1 5.5 12 5.500z"
        fill="#191600"
      />
    </>
  ),
  google: (
    <>
      <path
        d="M21.6 12.200c0-.7-.1-1.3-.2-1.900H12v3.700h5.400a4.6 4.6 0 0 1-2 3v2.500h3.200c1.9-1.7 3-4.3 3-7.300z"
        fill="#4285f4"
      />
      <path
        d="M12 22c2.7 0 5-.9 6.6-2.500l-3.2-2.500c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.100H3.100v2.600A10 10 0 0 0 12 22z"
        fill="#34a853"
      />
      <path d="M6.4 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9z" fill="#fbbc05" />
      <path
        d="M12 6c1.5 0 2.8.5 3.8 1.500l2.9-2.900A10 10 0 0 0 3.1 7.500l3.3 2.600C7.2 7.8 9.4 6 12 6z"
        fill="#ea4335"
      />
    </>
  ),
  apple: (
    <path
      d="M17.1 12.700c0-2.3 1.9-3.4 2-3.500a4.3 4.3 0 0 0-3.4-1.800c-1.4-.1-2.8.9-3.5.900s-1.8-.8-3-.800c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.700s1.8.7 3 .7 2-1.1 2.8-2.200c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.900zM14.8 5.800c.6-.8 1.1-1.9 1-3-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1.1.1 2.1-.5 2.7-1.300z"
      fill="currentColor"
    />
  ),
} as const satisfies Record<string, ReactNode>;

/** Names of the marks. */
export type BrandMarkName = keyof typeof marks;

/** The decorative mark of another service, in its own colours; goes beside its name, which a screen reader reads. */
export function BrandMark({ name }: { name: BrandMarkName }) {
  return (
    <svg aria-hidden="true" width={24} height={24} viewBox="0 0 24 24" focusable="false">
      {marks[name]}
    </svg>
  );
}
