import { maskName, maskPhoneNumber } from "@damadum/domain";
import { Link, Notice } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import type { CertifiedPerson } from "../state/certified-person.ts";

interface CertifiedNoticeProps {
  readonly person: CertifiedPerson;
  /** Page that repeats the identity check. */
  readonly retryHref: string;
}

export function CertifiedNotice({ person, retryHref }: CertifiedNoticeProps) {
  return (
    <Notice tone="success" title="본인 인증을 마쳤어요">
      <span>{`${maskName(person.name)}님, ${maskPhoneNumber(person.phoneNumber)} 번호로 가입해요. `}</span>
      <Link asChild>
        <RouterLink to={retryHref}>다시 확인하기</RouterLink>
      </Link>
    </Notice>
  );
}
