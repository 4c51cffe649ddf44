import { certifyMember, getGetMeQueryKey, updateMe, type Profile } from "@damadum/sdk";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";

/** Changes what is sent of the profile. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: (profile) => receiveProfile(queryClient, profile),
  });
}

/** Takes name, birth and number over from an identity check. */
export function useCertifyProfile(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uid: string) => certifyMember(id, { certification_uid: uid }),
    onSuccess: (profile) => receiveProfile(queryClient, profile),
  });
}

const updateProfile = (changes: Parameters<typeof updateMe>[0]) => updateMe(changes);

function receiveProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(getGetMeQueryKey(), profile);
}
