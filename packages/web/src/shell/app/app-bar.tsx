import { Box, HStack, IconButton, LARGE_TEXT } from "@damadum/ui";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { GlobalLoader } from "../global-loader.tsx";
import { HelpMenu } from "../help-menu.tsx";
import { isTabRoot, tabOf } from "./tabs.ts";

/** Keeps the page below the status bar, with help and a back button, which an iPhone lacks. */
export function AppBar() {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();

  function goBack(): void {
    // The first page of this visit has no page before it.
    if (key === "default") void navigate(tabOf(pathname)?.href ?? paths.home.getHref());
    else void navigate(-1);
  }

  return (
    <Box
      as="nav"
      aria-label="뒤로 가기와 도움"
      position="sticky"
      insetBlockStart="0"
      zIndex="header"
      paddingBlockStart="env(safe-area-inset-top)"
      bg="bg"
      css={{ [LARGE_TEXT]: { position: "static" } }}
      _print={{ display: "none" }}
    >
      <GlobalLoader />
      <HStack gap="0" minHeight="control.md" paddingInline="2">
        {!isTabRoot(pathname) && <IconButton icon="chevron-left" label="뒤로" onClick={goBack} />}
        <Box marginInlineStart="auto">
          <HelpMenu />
        </Box>
      </HStack>
    </Box>
  );
}
