import { boxPhotoKinds, isBoxSerial } from "@damadum/domain";
import { damageReportForm, SchemaForm } from "@damadum/forms";
import {
  getListDamageReportsQueryKey,
  uploadFile,
  useListBoxContents,
  useSaveDamageReport,
  type BoxPhoto,
  type DamageReport,
} from "@damadum/sdk";
import { Loaded, Skeleton, toast } from "@damadum/ui";
import { useMemo } from "react";
import { formatInstant } from "@damadum/ui/dayjs";
import { Photo } from "../../../shared/photo/photo.tsx";

/** Maximum number of earlier pictures in a report. */
const MAX_COMPARED = 40;

interface ReportFormProps {
  readonly serial: string;
  /** The saved draft that is being edited, if any. */
  readonly draft: DamageReport | undefined;
  readonly onSaved: () => void;
}

const NO_PHOTOS: readonly BoxPhoto[] = [];

/** Asks about the damage; the pictures taken of a box are preselected. A move has none. */
export function ReportForm(report: ReportFormProps) {
  return isBoxSerial(report.serial) ? (
    <BoxReportForm {...report} />
  ) : (
    <OpenForm {...report} photos={NO_PHOTOS} />
  );
}

function BoxReportForm(report: ReportFormProps) {
  const box = useListBoxContents(report.serial);
  return (
    <Loaded query={box} what="사진을" skeleton={<Skeleton width="full" height="28rem" />}>
      {({ photos }) => <OpenForm {...report} photos={photos.slice(-MAX_COMPARED)} />}
    </Loaded>
  );
}

interface OpenFormProps extends ReportFormProps {
  readonly photos: readonly BoxPhoto[];
}

function OpenForm({ serial, draft, photos, onSaved }: OpenFormProps) {
  const { mutateAsync: save } = useSaveDamageReport({
    mutation: {
      onSuccess: (_report, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListDamageReportsQueryKey(serial) }),
    },
  });
  const context = useMemo(() => ({ uploadFile: upload, photos: photos.map(toChoice) }), [photos]);
  return (
    <SchemaForm
      definition={damageReportForm}
      context={context}
      draftKey={`damage-report-${serial}`}
      initialData={draft ? answersOf(draft) : { compared_ids: photos.map(idOf) }}
      onSubmit={async (data) => {
        await save({ serial, data });
        onSaved();
        toast("저장했어요. 확인하고 보내 주세요.", { tone: "success" });
      }}
    />
  );
}

function upload(file: File, { signal }: { readonly signal: AbortSignal }) {
  return uploadFile({ purpose: "DAMAGE_REPORT", file }, undefined, { signal });
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
