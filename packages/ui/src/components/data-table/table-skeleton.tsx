import { Box, Stack, VisuallyHidden } from "../layout/primitives.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";

const rows = Array.from({ length: 8 }, (_, index) => `row ${index}`);

/** Placeholder of a loading table: rows on desktops, cards on phones. */
export function TableSkeleton({ what }: { what: string }) {
  return (
    <Box aria-busy borderRadius="md" bg="surface" boxShadow="frame" overflow="hidden">
      <VisuallyHidden role="status">{`${what} 불러오고 있어요`}</VisuallyHidden>
      {rows.map((row) => (
        <Stack
          key={row}
          gap="2"
          justify="center"
          height={{ base: "6.5rem", md: "calc(2.75rem + 1px)" }}
          paddingInline={{ base: "4", md: "3" }}
          borderBottomWidth="1px"
        >
          <Skeleton width={{ base: "55%", md: "full" }} height="1.25rem" />
          <Box hideFrom="md">
            <Skeleton width="85%" height="1.125rem" />
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
