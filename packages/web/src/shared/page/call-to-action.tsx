import { Button, Card, Heading, Stack, Text } from "@damadum/ui";
import { Link } from "react-router-dom";

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

/** The call to action at the end of an information page. */
export function CallToAction({ title, text, action }: CallToActionProps) {
  return (
    <Card variant="brand" padding="lg">
      <Stack gap="5" align="flex-start">
        <Stack gap="1">
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        <Button size="lg" asChild>
          <Link to={action.to}>{action.label}</Link>
        </Button>
      </Stack>
    </Card>
  );
}
