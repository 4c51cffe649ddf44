import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import { useEffect, type ReactNode } from "react";
import { watchLargeText } from "../../shared/large-text.ts";
import { system } from "../../theme/system.ts";
import { Toaster } from "../toast/toaster.tsx";

export interface UiProviderProps {
  children: ReactNode;
  /** Emotion cache of a prerender run, the source of the page's critical CSS. */
  cache?: EmotionCache | undefined;
}

/** Provides the design system and the region for toasts. */
export function UiProvider({ children, cache }: UiProviderProps) {
  useEffect(watchLargeText, []);
  const tree = (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
  return cache === undefined ? tree : <CacheProvider value={cache}>{tree}</CacheProvider>;
}
