import { brand, formatMoment, storageGrades } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { DetailTable } from "@damadum/ui";

/** The key facts of an order, to recognise it at a glance before and after paying. */
export function StorageFacts({ order }: { order: StorageOrder }) {
  const {
    grade,
    months,
    box_count: boxCount,
    use_boxes: ours,
    place,
    delivery,
    collection,
  } = order;
  const kept = [grade && storageGrades[grade].label, months && `${months}개월`];
  return (
    <DetailTable
      caption="보관 내용"
      captionHidden
      rows={[
        { term: "보관", value: kept.filter(Boolean).join(", ") },
        {
          term: "박스",
          value: `${ours ? `${brand.name} 박스` : "가지고 있는 박스"} ${boxCount}개`,
        },
        ...(place ? [{ term: "주소", value: `${place.address} ${place.detail}` }] : []),
        ...(delivery
          ? [{ term: "박스 배송", value: formatMoment(delivery.date, delivery.time) }]
          : []),
        ...(collection
          ? [{ term: "박스 수거", value: formatMoment(collection.date, collection.time) }]
          : []),
      ]}
    />
  );
}
