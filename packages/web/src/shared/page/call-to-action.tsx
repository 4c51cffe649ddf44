import { Card, Heading, Stack, Text } from "@damadum/ui";
import { ButtonLink } from "./button-link.tsx";

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

export function CallToAction({ title, text, action }: CallToActionProps) {
  return (
    <Card variant="brand" padding="lg">
      <Stack gap="5" align="flex-start">
        <Stack gap="1">
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        <ButtonLink size="lg" to={action.to}>
          {action.label}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
