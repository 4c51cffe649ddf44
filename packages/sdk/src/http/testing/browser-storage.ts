/** A local storage with the browser's storage event, for any number of "tabs" that share it. */
export function browserStorage() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const target = new EventTarget();
  return {
    globals: {
      localStorage: storage,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    },
    /** Dispatches the event that a tab gets after another tab has changed a key. */
    announce: (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event("storage"), { key })),
  };
}
