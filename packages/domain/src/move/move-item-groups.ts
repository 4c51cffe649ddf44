import { brand } from "../brand/brand.ts";
import { boxVolumeCount } from "../box/box-volume-count.ts";
import type { MoveItem, MoveItemGroup, MoveItemIcon } from "./move-item.ts";

/** Sizes are typical for Korean homes: width × height × depth in cm, beds and tables taken apart. */
function item(
  id: string,
  name: string,
  icon: MoveItemIcon,
  [width, height, depth]: readonly [number, number, number],
): MoveItem {
  const volumeCount = boxVolumeCount({ width, height, depth, count: 1 });
  return { id, name, icon, width, height, depth, volumeCount };
}

/** The catalogue of what can be moved, in the order in which it is shown. */
export const moveItemGroups: readonly MoveItemGroup[] = [
  {
    id: "furniture",
    name: "가구",
    items: [
      item("bed-single", "싱글 침대", "bed", [100, 45, 200]),
      item("bed-queen", "더블·퀸 침대", "bed", [150, 45, 200]),
      item("bed-bunk", "이층 침대", "bed", [105, 60, 205]),
      item("sofa-two", "2인 소파", "sofa", [150, 80, 85]),
      item("sofa-three", "3~4인 소파", "sofa", [220, 80, 90]),
      item("desk", "책상", "desk", [120, 73, 60]),
      item("chair", "의자", "chair", [50, 85, 50]),
      item("table-dining", "식탁", "table", [120, 74, 75]),
      item("table-low", "좌식 탁자", "table", [80, 35, 60]),
      item("wardrobe-single", "옷장 (1칸)", "wardrobe", [80, 200, 60]),
      item("wardrobe-double", "옷장 (2칸)", "wardrobe", [160, 200, 60]),
      item("hanger", "행거", "hanger", [100, 40, 45]),
      item("drawer", "서랍장", "drawer", [80, 90, 45]),
      item("dresser", "화장대", "mirror", [80, 130, 45]),
      item("bookshelf", "책장", "bookshelf", [80, 180, 30]),
      item("shelf", "선반·수납장", "shelf", [60, 120, 40]),
      item("shoe-cabinet", "신발장", "shelf", [80, 120, 35]),
      item("mirror", "전신 거울", "mirror", [45, 160, 10]),
    ],
  },
  {
    id: "appliance",
    name: "가전",
    items: [
      item("fridge-small", "소형 냉장고", "fridge", [48, 120, 52]),
      item("fridge-medium", "일반 냉장고", "fridge", [60, 170, 65]),
      item("fridge-large", "양문형 냉장고", "fridge", [92, 180, 80]),
      item("fridge-kimchi", "김치냉장고", "fridge", [67, 180, 75]),
      item("washer", "세탁기", "washer", [60, 85, 65]),
      item("dryer", "건조기", "washer", [60, 85, 66]),
      item("styler", "의류 관리기", "wardrobe", [45, 185, 59]),
      item("tv-small", "TV (50인치 미만)", "tv", [100, 65, 15]),
      item("tv-large", "TV (50인치 이상)", "tv", [150, 90, 18]),
      item("aircon-wall", "벽걸이 에어컨", "aircon", [85, 60, 35]),
      item("aircon-stand", "스탠드 에어컨", "aircon", [50, 190, 50]),
      item("microwave", "전자레인지", "microwave", [50, 30, 40]),
      item("rice-cooker", "밥솥·작은 주방 가전", "microwave", [40, 35, 40]),
      item("water-purifier", "정수기", "other", [30, 50, 50]),
      item("air-purifier", "공기청정기", "other", [40, 70, 40]),
      item("vacuum", "청소기", "vacuum", [30, 110, 30]),
      item("computer", "컴퓨터 본체", "other", [25, 50, 50]),
      item("monitor", "모니터", "monitor", [65, 50, 20]),
      item("fan", "선풍기", "other", [40, 90, 40]),
    ],
  },
  {
    id: "box",
    name: "박스와 가방",
    items: [
      item("box-large", `큰 상자 (${brand.name} 박스)`, "box", [59, 40, 50]),
      item("box-small", "작은 상자", "box", [40, 30, 30]),
      item("suitcase", "여행 가방", "suitcase", [50, 75, 32]),
      item("bag", "이불·옷 보따리", "bag", [60, 50, 40]),
    ],
  },
  {
    id: "etc",
    name: "기타",
    items: [
      item("bicycle", "자전거", "bicycle", [170, 105, 30]),
      item("treadmill", "러닝머신", "treadmill", [80, 60, 160]),
      item("piano-upright", "업라이트 피아노", "piano", [150, 125, 62]),
      item("piano-digital", "디지털 피아노", "piano", [138, 80, 45]),
      item("plant", "화분", "plant", [40, 100, 40]),
      item("stroller", "유모차", "other", [60, 60, 90]),
      item("other", "그 밖의 짐", "other", [60, 60, 60]),
    ],
  },
];
