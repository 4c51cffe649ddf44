import { genders } from "@damadum/domain";
import type { Profile } from "@damadum/sdk";
import { Box, Button, DetailTable } from "@damadum/ui";
import { useState } from "react";
import { useFocusOnChange } from "../../../shared/page/use-focus-on-change.ts";
import { EditDetails } from "./edit-details.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** The member's details; a press opens the form for those that can be changed. */
export function PersonalDetails({ profile }: { readonly profile: Profile }) {
  const [isEditing, setEditing] = useState(false);
  const focusTarget = useFocusOnChange<HTMLDivElement>(isEditing);
  return (
    <ProfileSection
      title="기본 정보"
      action={
        !isEditing && (
          <Button
            variant="tinted"
            size="sm"
            aria-label="기본 정보 수정"
            onClick={() => setEditing(true)}
          >
            수정
          </Button>
        )
      }
    >
      <Box {...focusTarget}>
        {isEditing ? (
          <EditDetails profile={profile} onDone={() => setEditing(false)} />
        ) : (
          <DetailTable caption="기본 정보" captionHidden rows={rowsOf(profile)} />
        )}
      </Box>
    </ProfileSection>
  );
}

function rowsOf(profile: Profile) {
  const { birth_year: year, birthday } = profile;
  const birth = [year && `${year}년`, birthday && dayInWords(birthday)].filter(Boolean).join(" ");
  return [
    { term: "아이디", value: profile.username },
    { term: "이름", value: profile.name },
    ...(birth === "" ? [] : [{ term: "생년월일", value: birth }]),
    { term: "성별", value: genders[profile.gender].label },
    { term: "이메일", value: profile.email ?? "등록하지 않았어요" },
  ];
}

/** `03-14` as `3월 14일`. */
function dayInWords(birthday: string): string {
  const [month = 0, day = 0] = birthday.split("-").map(Number);
  return `${month}월 ${day}일`;
}
