import { useCountCompanyBoxes } from "@damadum/sdk";
import { formatCount } from "@damadum/domain";
import { Box, Grid, LoadError, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { boxFilters } from "./box-filters.ts";

/** How many boxes are in each state; each count links to its boxes. */
export function BoxCounts() {
  const counts = useCountCompanyBoxes();
  if (counts.isLoadingError) {
    return (
      <LoadError what="박스 수를" error={counts.error} onRetry={() => void counts.refetch()} />
    );
  }
  return (
    <Grid
      as="ul"
      listStyleType="none"
      aria-label="박스 현황"
      aria-busy={counts.isPending}
      gap="2"
      templateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        sm: "repeat(3, minmax(0, 1fr))",
        lg: "repeat(6, minmax(0, 1fr))",
      }}
    >
      {counts.isPending && <VisuallyHidden as="li">박스 수를 불러오고 있어요</VisuallyHidden>}
      {boxFilters.map(({ filter, label, count }) => (
        <Box as="li" key={filter}>
          <Box
            asChild
            display="block"
            height="full"
            padding="4"
            borderRadius="md"
            bg="surface"
            boxShadow="frame"
            _hover={{ bg: "surface.hover" }}
          >
            <RouterLink to={paths.companyBoxes.getHref({ filter })}>
              <Stack gap="1">
                <Text variant="caption" tone="muted">
                  {label}
                </Text>
                {counts.data === undefined ? (
                  <Skeleton width="4rem" height="1.8125rem" />
                ) : (
                  <Text variant="amount">
                    <span>{formatCount(counts.data[count])}</span>
                    <Text as="span" variant="caption" tone="muted" marginInlineStart="0.5">
                      개
                    </Text>
                  </Text>
                )}
              </Stack>
            </RouterLink>
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
