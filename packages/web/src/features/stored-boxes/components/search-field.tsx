import { Icon, TextField } from "@damadum/ui";
import { useEffect, useState } from "react";

const PAUSE_MS = 250;

interface SearchFieldProps {
  /** What the list shows now. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The words of the search; only a pause in typing leaves this field, so that no letter draws the list again. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(text);
  useEffect(() => {
    if (words.trim() === text) return undefined;
    const timer = setTimeout(() => onSearch(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      label="박스 찾기"
      labelHidden
      type="search"
      placeholder="물건 이름, 초성, 라벨 번호"
      start={<Icon name="search" size={20} />}
      maxLength={50}
      value={words}
      onValueChange={setWords}
    />
  );
}
