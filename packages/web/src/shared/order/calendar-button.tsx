import { brand } from "@damadum/domain";
import { Button, Icon, type ButtonProps } from "@damadum/ui";
import { useState } from "react";
import { calendarFile, type CalendarVisit } from "./calendar-file.ts";

interface CalendarButtonProps extends Pick<ButtonProps, "variant" | "size" | "block"> {
  readonly serial: string;
  readonly visits: readonly CalendarVisit[];
}

/** Downloads the visits of an order as a calendar file. */
export function CalendarButton({ serial, visits, ...look }: CalendarButtonProps) {
  const [madeAt] = useState(() => new Date());
  const file = calendarFile(serial, visits, madeAt);
  return (
    <Button {...look} asChild>
      <a
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${brand.nameInLatin}-${serial}.ics`}
      >
        <Icon name="calendar" size={20} />
        캘린더에 추가
      </a>
    </Button>
  );
}
