import {
  type ChangeEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import { type EnterKey, useEnterKey } from "./enter-key.ts";
import { useFieldPath, useFormEngine } from "./form-engine.ts";
import { type TextCodec, words } from "./text-codec.ts";

/** How long a person pauses before typed text becomes an answer. */
const PAUSE_MS = 300;

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly codec?: TextCodec;
  /** Writes a text as this field shows it, when it came without an event that the widget could hear. */
  readonly format?: (text: string) => string;
  /** Called with the input's text on each keystroke; only for widgets that render something from it. */
  readonly onText?: (text: string) => void;
}

interface TextDraft<Element extends Control> {
  /** Props that connect the input to its draft. */
  readonly input: {
    readonly ref: RefObject<Element | null>;
    readonly defaultValue: string;
    readonly onChange: (event: ChangeEvent<Element>) => void;
    readonly onBlur: () => void;
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: () => void;
    readonly enterKeyHint: EnterKey;
  };
  /** Takes over text that a widget wrote into the input itself. */
  readonly write: (text: string) => void;
  readonly read: () => string;
  /** Sets the answer immediately, whatever was being typed. */
  readonly answer: (value: unknown) => void;
}

/**
 * Text that stays in its input while it is typed: no keystroke causes a render, and a half-composed
 * syllable is never touched. It becomes an answer with the letter that mends an error, after a pause, on blur
 * and on unmount; the form's store holds it from the first letter on.
 */
export function useTextDraft<Element extends Control>(options: Options): TextDraft<Element> {
  const { id, value, onChange, codec = words } = options;
  const { store, leave, isMended } = useFormEngine();
  const enterKeyHint = useEnterKey();
  const path = useFieldPath(id);
  const answer = codec.write(value);
  const [first] = useState(answer);
  const [lifted, setLifted] = useState(answer);
  const [replacement, setReplacement] = useState<{ readonly text: string } | null>(null);
  if (answer !== lifted) {
    // The answer was set from outside (a search, a restored draft): it replaces the text of the input.
    setLifted(answer);
    setReplacement({ text: answer });
  }

  const ref = useRef<Element>(null);
  const pending = useRef<string | null>(null);
  /** The input's text when the draft last wrote or read it. */
  const seen = useRef(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  const onText = useRef(options.onText);
  useLayoutEffect(() => {
    onText.current = options.onText;
  });

  const show = useCallback((text: string) => {
    const { current: input } = ref;
    if (input === null || input.value === text) return;
    input.value = text;
    seen.current = text;
    onText.current?.(text);
  }, []);
  useLayoutEffect(() => {
    if (replacement === null) return;
    show(replacement.text);
    // A suggestion that comes while its field is focused is replaced by what is typed, and not added to.
    if (document.activeElement === ref.current) ref.current?.select();
  }, [replacement, show]);

  const lift = useCallback(() => {
    clearTimeout(timer.current);
    const typed = pending.current;
    if (typed === null) return;
    pending.current = null;
    const next = codec.read(typed);
    setLifted(codec.write(next));
    store.lift(path, next);
    onChange(next);
  }, [codec, onChange, path, store]);

  const answerAtOnce = useCallback(
    (next: unknown) => {
      clearTimeout(timer.current);
      pending.current = null;
      show(codec.write(next));
      setLifted(codec.write(next));
      store.lift(path, next);
      onChange(next);
    },
    [codec, onChange, path, show, store],
  );

  const liftAfterPause = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(lift, PAUSE_MS);
  }, [lift]);

  const write = useCallback(
    (next: string) => {
      pending.current = next;
      seen.current = next;
      store.hold(path, codec.read(next));
      onText.current?.(next);
      if (isMended()) lift();
      else if (isComposing.current) clearTimeout(timer.current);
      else liftAfterPause();
    },
    [codec, isMended, lift, liftAfterPause, path, store],
  );

  const read = () => ref.current?.value ?? seen.current;
  const adopt = useEffectEvent(() => {
    // Text that was typed into the server's HTML before hydration, or that a filler wrote without an event.
    const found = read();
    if (found === seen.current) return;
    const text = options.format?.(found) ?? found;
    if (ref.current !== null && text !== found) ref.current.value = text;
    write(text);
  });
  const handOver = useEffectEvent(() => {
    clearTimeout(timer.current);
    store.settle(path);
  });
  useEffect(() => {
    adopt();
    const stop = store.subscribeCollect(() => adopt());
    return () => {
      stop();
      handOver();
    };
  }, [store]);

  return {
    input: {
      ref,
      defaultValue: first,
      onChange: (event) => write(event.target.value),
      onBlur: () => {
        lift();
        show(codec.write(codec.read(read())));
        leave(path);
      },
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        if (pending.current !== null) liftAfterPause();
      },
      enterKeyHint,
    },
    write,
    read,
    answer: answerAtOnce,
  };
}
