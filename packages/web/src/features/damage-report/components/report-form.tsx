import { boxPhotoKinds } from "@damadum/domain";
import { damageReportForm, SchemaForm } from "@damadum/forms";
import { useListBoxContents, type BoxPhoto, type DamageReport } from "@damadum/sdk";
import { Skeleton, toast } from "@damadum/ui";
import { useMemo } from "react";
import { formatInstant } from "../../../shared/config/dayjs.ts";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { Photo } from "../../../shared/photo/photo.tsx";
import { uploadDamagePhoto, useSaveReport } from "../api/damage-reports.ts";

/** Maximum number of earlier pictures in a report. */
const MAX_COMPARED = 40;

interface ReportFormProps {
  readonly serial: string;
  /** The saved draft that is being edited, if any. */
  readonly draft: DamageReport | undefined;
  readonly onSaved: () => void;
}

/** Asks about the damage; the pictures taken of the box are preselected. */
export function ReportForm({ serial, draft, onSaved }: ReportFormProps) {
  const box = useListBoxContents(serial);
  if (box.isLoadingError) {
    return <LoadError what="사진을" error={box.error} onRetry={() => void box.refetch()} />;
  }
  if (box.isPending) return <Skeleton width="full" height="28rem" />;
  const photos = box.data.photos.slice(-MAX_COMPARED);
  return <OpenForm serial={serial} draft={draft} photos={photos} onSaved={onSaved} />;
}

function OpenForm({
  serial,
  draft,
  photos,
  onSaved,
}: ReportFormProps & { readonly photos: readonly BoxPhoto[] }) {
  const save = useSaveReport();
  const context = useMemo(
    () => ({ uploadFile: uploadDamagePhoto, photos: photos.map(toChoice) }),
    [photos],
  );
  return (
    <SchemaForm
      definition={damageReportForm}
      context={context}
      draftKey={`damage-report-${serial}`}
      initialData={draft ? answersOf(draft) : { compared_ids: photos.map(idOf) }}
      onSubmit={async (data) => {
        await save.mutateAsync({ serial, data });
        onSaved();
        toast("저장했어요. 확인하고 보내 주세요.", { tone: "success" });
      }}
    />
  );
}

const idOf = ({ photo }: BoxPhoto) => photo.file_id;

function toChoice({ kind, photo, at }: BoxPhoto) {
  const { label } = boxPhotoKinds[kind];
  return {
    id: photo.file_id,
    name: `${label} ${formatInstant(at)}`,
    picture: <Photo photo={photo} alt="" />,
  };
}

function answersOf(draft: DamageReport) {
  const { item, kind, description, price, bought_year: year, photos, compared } = draft;
  return {
    item,
    kind,
    description,
    ...(price !== null && { price }),
    ...(year !== null && { bought_year: year }),
    file_ids: photos.map(({ file_id: id }) => id),
    compared_ids: compared.map(idOf),
  };
}
