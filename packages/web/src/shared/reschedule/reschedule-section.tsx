import { RESCHEDULE_SENTENCE } from "@damadum/domain";
import type { EstimateTimes } from "@damadum/sdk";
import { Section } from "@damadum/ui";
import { ButtonLink } from "../page/button-link.tsx";

interface RescheduleSectionProps {
  readonly visits: EstimateTimes;
  readonly href: string;
}

/** Links to the rescheduling form as long as a visit can be moved. */
export function RescheduleSection({ visits, href }: RescheduleSectionProps) {
  if (Object.keys(visits).length === 0) return null;
  return (
    <Section title="날짜 변경" description={RESCHEDULE_SENTENCE}>
      <ButtonLink variant="outline" block to={href}>
        날짜와 시간 바꾸기
      </ButtonLink>
    </Section>
  );
}
