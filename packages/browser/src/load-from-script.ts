interface ScriptGlobal<T> {
  /** Returns the global that the script defines, or null until it has run. */
  readonly find: () => T | null;
  readonly timeoutMs: number;
}

const loads = new Map<string, Promise<unknown>>();

/**
 * Returns the global that a third-party script defines. Loads the script on first use, once for concurrent callers.
 * Rejects when it does not load in time or defines nothing; the next call tries again.
 */
export async function loadFromScript<T>(url: string, target: ScriptGlobal<T>): Promise<T> {
  const present = target.find();
  if (present !== null) return present;
  const load = loads.get(url) ?? append(url, target).finally(() => loads.delete(url));
  loads.set(url, load);
  await load;
  const found = target.find();
  if (found === null) throw new Error(`${url} left nothing on the page`);
  return found;
}

async function append(url: string, { find, timeoutMs }: ScriptGlobal<unknown>): Promise<void> {
  const script = document.createElement("script");
  let timer: ReturnType<typeof setTimeout> | undefined;
  script.async = true;
  script.src = url;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${url} did not come in time`)), timeoutMs);
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => reject(new Error(`${url} could not be loaded`)));
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    // A retry needs a new element: a browser runs each script element only once.
    if (find() === null) script.remove();
  }
}
