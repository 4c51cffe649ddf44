import { addressForm, SchemaForm } from "@damadum/forms";
import { useCreateAddress, useUpdateAddress, type AddressInput } from "@damadum/sdk";
import { Heading, Page, Stack, toast } from "@damadum/ui";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { refreshProfile } from "../api/profile.ts";

interface AddressPageProps {
  readonly title: string;
  /** The address to change; omitted for a new one. */
  readonly saved?: { readonly id: string; readonly address: AddressInput };
}

const context = {};

/** The address form as its own page; afterwards opens the profile. */
export function AddressPage({ title, saved }: AddressPageProps) {
  const create = useCreateAddress({ mutation: { onSuccess: refreshProfile } });
  const update = useUpdateAddress({ mutation: { onSuccess: refreshProfile } });
  const navigate = useNavigate();
  return (
    <Page width="card">
      <Stack gap="8">
        <Heading level={1} variant="title">
          {title}
        </Heading>
        <SchemaForm
          definition={addressForm}
          context={context}
          draftKey={`address.${saved?.id ?? "new"}`}
          initialData={saved?.address}
          onSubmit={async (data) => {
            if (saved) await update.mutateAsync({ id: saved.id, data });
            else await create.mutateAsync({ data });
            toast(`${data.name} 주소를 담았어요.`, { tone: "success" });
            await navigate(paths.profile.getHref(), { replace: true });
          }}
        />
      </Stack>
    </Page>
  );
}
