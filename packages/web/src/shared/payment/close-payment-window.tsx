import { Box, Button, HStack, Text } from "@damadum/ui";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * A button that closes a payment layer that does not respond. Rendered in the browser's top layer, because the
 * provider's layer covers the whole page; phones leave the page instead and return with their back button.
 */
export function ClosePaymentWindow({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // Everything outside a modal dialog is inert, so the button is rendered inside it.
  const [host] = useState(() => document.querySelector("dialog:modal") ?? document.body);
  useEffect(() => {
    const element = box.current;
    // Safari before 17 has no popover: the bar is still fixed, but not above every layer.
    if (element !== null && "showPopover" in element) element.showPopover();
  }, []);
  return createPortal(
    <Box
      ref={box}
      popover="manual"
      hideBelow="lg"
      position="fixed"
      inset="auto"
      insetInlineStart="50%"
      insetBlockEnd="4"
      transform="translateX(-50%)"
      margin="0"
      padding="2"
      paddingInlineStart="5"
      border="0"
      borderRadius="lg"
      bg="surface.raised"
      color="fg"
      boxShadow="raised"
    >
      <HStack gap="4">
        <Text variant="caption">결제창이 멈췄나요?</Text>
        <Button variant="outline" size="sm" onClick={onClose}>
          결제창 닫기
        </Button>
      </HStack>
    </Box>,
    host,
  );
}
