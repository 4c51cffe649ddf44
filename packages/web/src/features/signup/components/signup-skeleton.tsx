import { signupForm } from "@damadum/forms";
import { Heading, ProgressSteps, Skeleton, Stack } from "@damadum/ui";

const [consents] = signupForm.steps;

/** The first step before hydration; hides the consents, because they cannot be given yet. */
export function SignupSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <ProgressSteps steps={signupForm.steps.map(({ name }) => name)} current={0} />
      <Heading level={2} variant="title">
        {consents?.title}
      </Heading>
      <Skeleton width="full" height="19.5rem" />
    </Stack>
  );
}
