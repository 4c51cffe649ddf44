import { Grid, Text } from "@damadum/ui";

interface RouteLinesProps {
  readonly from: string;
  readonly to: string;
}

/** Start and destination of a move, one line each, so that long addresses stay apart. */
export function RouteLines({ from, to }: RouteLinesProps) {
  return (
    <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="2.5" rowGap="0.5">
      <Line term="출발" address={from} />
      <Line term="도착" address={to} />
    </Grid>
  );
}

function Line({ term, address }: { term: string; address: string }) {
  return (
    <>
      <Text as="dt" variant="caption" tone="subtle">
        {term}
      </Text>
      <Text as="dd" variant="caption" tone="muted">
        {address}
      </Text>
    </>
  );
}
