import {
  channelsOfKind,
  NEEDED_NOTICE_MESSAGE,
  noticeChannels,
  noticeKinds,
  type NoticeChannel,
} from "@damadum/domain";
import {
  getListNoticeSettingsQueryKey,
  useChangeNoticeSetting,
  useListNoticeSettings,
  type NoticeSetting,
} from "@damadum/sdk";
import { Grid, Loaded, Page, Select, Skeleton, Stack, toast, VisuallyHidden } from "@damadum/ui";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { MarketingConsent } from "./components/marketing-consent.tsx";
import { ProfileSection } from "./components/profile-section.tsx";

/** /my/profile/notices: how the member gets each kind of notice, and whether they agreed to advertisements. */
export function NoticeSettingsScreen() {
  const settings = useListNoticeSettings();
  return (
    <Page width="wide">
      <Stack gap={{ base: "6", lg: "8" }}>
        <ScreenTitle title="알림 설정">
          카카오톡으로 받지 못한 알림은 문자로 보내 드려요.
        </ScreenTitle>
        <Loaded query={settings} what="알림 설정을" skeleton={<SettingsSkeleton />}>
          {(all) => (
            <Grid
              gap={{ base: "4", lg: "6" }}
              templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
              alignItems="start"
            >
              <Stack gap={{ base: "4", lg: "6" }}>
                <ProfileSection title="골라 받는 알림">
                  <Settings settings={all.filter(({ needed }) => !needed)} />
                </ProfileSection>
                <WithProfile>{(profile) => <MarketingConsent profile={profile} />}</WithProfile>
              </Stack>
              <ProfileSection title="꼭 보내는 알림" description={NEEDED_NOTICE_MESSAGE}>
                <Settings settings={all.filter(({ needed }) => needed)} />
              </ProfileSection>
            </Grid>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Settings({ settings }: { readonly settings: readonly NoticeSetting[] }) {
  return (
    <Stack gap="5">
      {settings.map((setting) => (
        <Setting key={setting.kind} setting={setting} />
      ))}
    </Stack>
  );
}

const isChannel = (text: string): text is NoticeChannel => Object.hasOwn(noticeChannels, text);

function Setting({ setting: { kind, channel } }: { readonly setting: NoticeSetting }) {
  const { label, says } = noticeKinds[kind];
  const change = useChangeNoticeSetting({
    mutation: {
      onSuccess: (changed, _variables, _result, { client }) => {
        client.setQueryData<NoticeSetting[]>(getListNoticeSettingsQueryKey(), (all) =>
          all?.map((setting) => (setting.kind === kind ? changed : setting)),
        );
        toast(`${label}: ${noticeChannels[changed.channel]}`, { tone: "success" });
      },
      onError: (error) => toast(error.message, { tone: "error" }),
    },
  });
  return (
    <Select
      label={label}
      help={says}
      placeholder={null}
      options={channelsOfKind(kind).map((value) => ({ value, label: noticeChannels[value] }))}
      value={change.isPending ? change.variables.data.channel : channel}
      onValueChange={(value) => {
        if (isChannel(value)) change.mutate({ kind, data: { channel: value } });
      }}
    />
  );
}

function SettingsSkeleton() {
  return (
    <Stack gap="3" aria-busy>
      <VisuallyHidden role="status">알림 설정을 불러오고 있어요</VisuallyHidden>
      <Skeleton width="full" height="16rem" />
      <Skeleton width="full" height="24rem" />
    </Stack>
  );
}
