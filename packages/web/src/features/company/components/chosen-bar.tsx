import { formatCount } from "@damadum/domain";
import { Box, Button, HStack, Text, whereBarsScroll } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { boxRequestNames, isRequestable, requestKinds } from "../request-kinds.ts";
import { useChosenBoxes } from "../state/chosen-boxes.tsx";

/** The requests available for the chosen boxes; visible while any box is chosen. */
export function ChosenBar() {
  const { boxes, clear } = useChosenBoxes();
  const chosen = [...boxes.values()];
  const requests = boxRequestNames
    .map((name) => {
      const { title } = requestKinds[name];
      const count = chosen.filter((box) => isRequestable(box, name)).length;
      return { name, title, count };
    })
    .filter(({ count }) => count > 0);
  if (chosen.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label="고른 박스"
      position="sticky"
      insetBlockEnd="4"
      padding="3"
      paddingInlineStart="4"
      borderRadius="lg"
      bg="surface.raised"
      boxShadow="raised"
      css={whereBarsScroll({ position: "static" })}
    >
      <HStack justify="space-between" wrap="wrap" gap="3">
        <HStack gap="2">
          <Text fontWeight="semibold" role="status">
            {`박스 ${formatCount(chosen.length)}개를 골랐어요`}
          </Text>
          <Button variant="plain" size="sm" onClick={clear}>
            선택 해제
          </Button>
        </HStack>
        <HStack gap="2" wrap="wrap">
          {requests.map(({ name, title, count }, index) => (
            <ButtonLink
              key={name}
              variant={index === 0 ? "filled" : "outline"}
              size="sm"
              to={paths.companyRequest.getHref(name)}
            >
              {`${title} ${formatCount(count)}개`}
            </ButtonLink>
          ))}
        </HStack>
      </HStack>
    </Box>
  );
}
