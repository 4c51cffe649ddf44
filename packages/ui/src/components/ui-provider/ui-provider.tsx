import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import type { ReactNode } from "react";
import { system } from "../../theme/system.ts";
import { Toaster } from "../toast/toaster.tsx";

export interface UiProviderProps {
  children: ReactNode;
  /** Emotion cache of a prerender run, from which the page's critical CSS is taken. */
  cache?: EmotionCache | undefined;
}

/** Puts the design system and the place for toasts around the application. */
export function UiProvider({ children, cache }: UiProviderProps) {
  const tree = (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
  return cache === undefined ? tree : <CacheProvider value={cache}>{tree}</CacheProvider>;
}
