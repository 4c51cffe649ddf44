import { brand } from "@damadum/domain";
import { Button, Icon, toast, type ButtonProps } from "@damadum/ui";
import { useState } from "react";
import { appPlatformAtom } from "../browser/app-platform-atom.ts";
import { saveFile } from "../browser/save-file.ts";
import { useAtomValue } from "../config/store.ts";
import { calendarFile, type CalendarVisit } from "./calendar-file.ts";

interface CalendarButtonProps extends Pick<ButtonProps, "variant" | "size" | "block"> {
  readonly serial: string;
  readonly visits: readonly CalendarVisit[];
}

export function CalendarButton({ serial, visits, ...look }: CalendarButtonProps) {
  const [madeAt] = useState(() => new Date());
  const isInApp = useAtomValue(appPlatformAtom) !== null;
  const file = calendarFile(serial, visits, madeAt);
  const name = `${brand.nameInLatin}-${serial}.ics`;
  const icon = <Icon name="calendar" size={20} />;
  if (isInApp) {
    const share = () =>
      saveFile(new Blob([file], { type: "text/calendar" }), name).catch((error: Error) =>
        toast(`캘린더에 추가하지 못했어요. ${error.message}`, { tone: "error" }),
      );
    return (
      <Button {...look} icon={icon} onClick={() => void share()}>
        캘린더에 추가
      </Button>
    );
  }
  return (
    <Button {...look} asChild>
      <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download={name}>
        {icon}
        <span>캘린더에 추가</span>
      </a>
    </Button>
  );
}
