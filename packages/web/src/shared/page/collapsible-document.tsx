import { Box, Button, Icon, Stack } from "@damadum/ui";
import { useId, useState, type ReactNode } from "react";

/** A 견적서 beside its order or payment on desktop, collapsed on phones because of its length. */
export function CollapsibleDocument({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="5">
      <Box hideFrom="lg" _print={{ display: "none" }}>
        <Button
          variant="outline"
          block
          aria-expanded={isOpen}
          aria-controls={id}
          iconEnd={<Icon name={isOpen ? "chevron-up" : "chevron-down"} size={20} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "견적서 접기" : "견적서 보기"}
        </Button>
      </Box>
      <Box
        id={id}
        display={{ base: isOpen ? "block" : "none", lg: "block" }}
        _print={{ display: "block" }}
      >
        {children}
      </Box>
    </Stack>
  );
}
