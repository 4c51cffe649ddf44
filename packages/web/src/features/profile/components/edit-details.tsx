import {
  certifiedProfileForm,
  profileForm,
  SchemaForm,
  SubmitButton,
  type FormActions,
} from "@damadum/forms";
import { useUpdateMe, type Profile } from "@damadum/sdk";
import { Box, Button, HStack, Notice, Stack, toast } from "@damadum/ui";
import { useMemo } from "react";
import { cacheProfile } from "../api/profile.ts";

interface EditDetailsProps {
  readonly profile: Profile;
  readonly onDone: () => void;
}

const context = {};

/** The form of the details that a member may change; certified ones are left out. */
export function EditDetails({ profile, onDone }: EditDetailsProps) {
  const update = useUpdateMe({ mutation: { onSuccess: cacheProfile } });
  const { certified, name, email, gender } = profile;
  const initialData = useMemo(
    () => ({ ...(!certified && { name, gender }), ...(email !== null && { email }) }),
    [certified, name, email, gender],
  );
  return (
    <Stack gap="6">
      {certified && <Notice>본인 인증한 이름과 성별은 다시 본인 인증하면 바뀌어요.</Notice>}
      <SchemaForm
        definition={certified ? certifiedProfileForm : profileForm}
        context={context}
        initialData={initialData}
        onSubmit={async (data) => {
          await update.mutateAsync({ data });
          toast("기본 정보를 고쳤어요.", { tone: "success" });
          onDone();
        }}
        renderActions={(actions) => <Actions actions={actions} onCancel={onDone} />}
      />
    </Stack>
  );
}

function Actions({ actions, onCancel }: { actions: FormActions; onCancel: () => void }) {
  return (
    <HStack gap="3" wrap="wrap">
      <Button variant="outline" size="lg" disabled={actions.isSubmitting} onClick={onCancel}>
        취소
      </Button>
      <Box flex="1 1 8rem">
        <SubmitButton actions={actions} />
      </Box>
    </HStack>
  );
}
