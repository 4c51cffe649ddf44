import { useEffect, useState } from "react";

/** Whether an element's content is taller than the element, so that it must be reachable for scrolling by keyboard. */
export function useOverflows<T extends HTMLElement>() {
  const [element, ref] = useState<T | null>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, overflows };
}
