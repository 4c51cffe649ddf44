import { Icon, TextField } from "@damadum/ui";
import { useEffect, useState } from "react";

const PAUSE_MS = 250;

interface SearchFieldProps {
  /** The text that the list is filtered by now. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The search text; debounced inside this field, so that a keystroke does not re-render the list. */
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
