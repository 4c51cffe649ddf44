import { Box, Icon, TextField } from "@damadum/ui";
import { useEffect, useRef, type SubmitEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../shared/paths.ts";

/** Finds anything from anywhere: `/` puts the cursor into it. */
export function SearchField() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      const input = form.current?.querySelector("input");
      input?.focus();
      input?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const q = typeof typed === "string" ? typed.trim() : "";
    if (q !== "") void navigate(paths.search.getHref(q));
  }

  return (
    <Box asChild width="17rem" hideBelow="md">
      <form ref={form} role="search" onSubmit={submit}>
        <TextField
          label="찾기"
          labelHidden
          name="q"
          type="search"
          placeholder="전화, 이름, 번호 ( / )"
          defaultValue={search.get("q") ?? ""}
          maxLength={50}
          autoComplete="off"
          start={<Icon name="search" size={20} />}
        />
      </form>
    </Box>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}
