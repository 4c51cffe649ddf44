import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";

/** The user agent of Android's web view, with the token that packages/app adds. */
export const ANDROID_APP =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 DamadumApp/1.0";

/** The script that Capacitor injects into the app's web view before any page script. */
const bridge = readFileSync(
  new URL(
    "../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js",
    import.meta.url,
  ),
  "utf8",
);

interface NativeCall {
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
}

/** A fake of the Android app's native side: records what pages call and raises device events. */
export class AndroidShell {
  /** Calls of plugins so far, such as `App.exitApp`, with their options. */
  readonly calls: { name: string; options: Record<string, unknown> }[] = [];

  async install(context: BrowserContext): Promise<void> {
    await context.exposeFunction(
      "nativeCalled",
      ({ pluginId, methodName, options }: NativeCall) => {
        this.calls.push({ name: `${pluginId}.${methodName}`, options });
      },
    );
    await context.addInitScript(nativeSide);
    await context.addInitScript({ content: bridge });
  }

  /** Raises an event of a plugin, such as `App.backButton`. */
  async emit(page: Page, event: string, data: Record<string, unknown>): Promise<void> {
    await page.waitForFunction(
      (name) => Reflect.get(window, "nativeListeners")?.[name] !== undefined,
      event,
    );
    await page.evaluate(
      ([name, value]) => {
        const emit: unknown = Reflect.get(window, "emitNative");
        if (typeof emit === "function") emit(name, value);
      },
      [event, data] as const,
    );
  }

  /** Options of the calls of one method. */
  callsOf(name: string): readonly Record<string, unknown>[] {
    return this.calls.filter((call) => call.name === name).map(({ options }) => options);
  }
}

/** Runs in the page: the object that Android injects, and the plugins of packages/app. */
function nativeSide(): void {
  const promise = (name: string) => ({ name, rtype: "promise" });
  const events = [
    { name: "addListener", rtype: "callback" },
    { name: "removeListener", rtype: "callback" },
  ];
  const listeners: Record<string, string> = {};
  const android = {
    onmessage: (_event: { data: string }): void => undefined,
    postMessage(text: string): void {
      const call = JSON.parse(text);
      if (call.methodName === "addListener") {
        listeners[`${call.pluginId}.${call.options.eventName}`] = call.callbackId;
        return;
      }
      const heard: unknown = Reflect.get(window, "nativeCalled");
      if (typeof heard === "function") heard(call);
      const isWrite = call.methodName === "writeFile";
      const data = isWrite ? { uri: `file:///cache/${call.options.path}` } : {};
      answer({ ...call, success: true, data });
    },
  };
  function answer(result: object): void {
    android.onmessage({ data: JSON.stringify(result) });
  }
  Object.assign(window, {
    androidBridge: android,
    nativeListeners: listeners,
    emitNative: (event: string, data: object) =>
      answer({ callbackId: listeners[event], success: true, save: true, data }),
    Capacitor: {
      Plugins: {},
      PluginHeaders: [
        { name: "App", methods: [...events, promise("exitApp")] },
        { name: "Browser", methods: [...events, promise("open"), promise("close")] },
        { name: "Filesystem", methods: [promise("writeFile")] },
        { name: "Network", methods: [...events, promise("getStatus")] },
        { name: "Share", methods: [promise("share")] },
        { name: "SplashScreen", methods: [promise("hide")] },
      ],
    },
  });
}
