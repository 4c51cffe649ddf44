import { useState } from "react";
import { inlineEditButtonRecipe, inlineEditInputRecipe } from "../../theme/recipes/inline-edit.ts";
import { styled } from "../../theme/styled.ts";

const Shown = styled("button", inlineEditButtonRecipe);
const Input = styled("input", inlineEditInputRecipe);

export interface InlineEditProps {
  /** Names the edited value: "2021년 회계 증빙 부서". */
  label: string;
  value: string;
  /** Shown when the value is empty: "부서 입력". */
  placeholder: string;
  maxLength?: number | undefined;
  /** Selects the text on entry, so that typing replaces it: for names, which are changed as a whole. */
  replaces?: boolean | undefined;
  /** Saves the new value. The field is read-only meanwhile; if it rejects, the typed text stays. */
  onSave: (value: string) => Promise<unknown>;
}

/** Text that is edited in place: Enter and blur save, Escape restores the text. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, placeholder } = props;
  // After leaving by key, the focus returns to the text.
  const [state, setState] = useState<"shown" | "edited" | "left by key">("shown");
  if (state === "edited") {
    return <Editor {...props} onLeave={(byKey) => setState(byKey ? "left by key" : "shown")} />;
  }
  return (
    <Shown
      ref={state === "left by key" ? takeFocus : undefined}
      type="button"
      aria-label={`${label} 수정, ${value || placeholder}`}
      data-empty={value === "" || undefined}
      onClick={() => setState("edited")}
    >
      {value || placeholder}
    </Shown>
  );
}

interface EditorProps extends InlineEditProps {
  readonly onLeave: (byKey: boolean) => void;
}

function Editor({ label, value, maxLength, replaces = false, onSave, onLeave }: EditorProps) {
  const [draft, setDraft] = useState(value);
  const [state, setState] = useState<"typing" | "saving" | "rejected">("typing");

  async function save(byKey: boolean) {
    if (state === "saving") return;
    const text = draft.trim();
    if (text === value) {
      onLeave(byKey);
      return;
    }
    setState("saving");
    try {
      await onSave(text);
      onLeave(byKey);
    } catch {
      // The caller of the component reports the reason.
      setState("rejected");
    }
  }

  return (
    <Input
      ref={replaces ? takeFocusAndSelect : takeFocus}
      aria-label={label}
      aria-busy={state === "saving" || undefined}
      aria-invalid={state === "rejected" || undefined}
      readOnly={state === "saving"}
      maxLength={maxLength}
      value={draft}
      onChange={(event) => {
        setState("typing");
        setDraft(event.currentTarget.value);
      }}
      onBlur={() => void save(false)}
      onKeyDown={(event) => {
        // Enter and Escape also end the composition of a syllable.
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") {
          event.preventDefault();
          void save(true);
        } else if (event.key === "Escape") {
          event.stopPropagation();
          onLeave(true);
        }
      }}
    />
  );
}

/** A ref that focuses an element on mount. One stable function, because a new one per render would focus it again. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function takeFocusAndSelect(element: HTMLInputElement | null): void {
  takeFocus(element);
  element?.select();
}
