import { Grid, Heading, Illustration, LinkCard, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** What 담아둠 is, and links to its two services. */
export function Hero() {
  return (
    <Stack gap={{ base: "5", md: "8" }}>
      <Stack gap={{ base: "1.5", md: "3" }}>
        <Heading level={1} variant="display">
          이사와 박스 보관
        </Heading>
        <Text tone="muted" textWrap="balance">
          박스 배송부터 이사, 빈 박스 수거까지 한 번에 해 드려요.
        </Text>
      </Stack>
      <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))">
        <LinkCard
          description="고르는 대로 바로 나오는 견적"
          media={<Illustration name="truck" width={96} />}
        >
          <RouterLink to={paths.home.getHref("resume")}>이사</RouterLink>
        </LinkCard>
        <LinkCard
          description="박스째 맡기고 필요할 때 받기"
          media={<Illustration name="boxes" width={96} />}
        >
          <RouterLink to={paths.storageQuote.getHref()}>보관</RouterLink>
        </LinkCard>
      </Grid>
    </Stack>
  );
}
