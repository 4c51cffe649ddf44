import { brand } from "@damadum/domain";

/** What a person calls each field of a request. Longer paths win over their last part. */
const labels: Readonly<Record<string, string>> = {
  username: "아이디",
  password: "비밀번호",
  passwd: "비밀번호",
  name: "이름",
  phone_number: "전화번호",
  email: "이메일",
  gender: "성별",
  consents: "약관 동의",
  "consents.kind": "약관 종류",
  "consents.version": "약관 판",
  "consents.agreed": "약관 동의 여부",
  postcode: "우편번호",
  address: "주소",
  detail: "상세 주소",
  floor: "층수",
  carriage: "나르는 방법",
  is_default: "대표 주소 여부",
  start: "출발지",
  destination: "도착지",
  move_date: "이사 날짜",
  move_time: "이사 시간",
  items: "옮길 짐",
  "items.item_id": "옮길 짐 품목",
  "items.count": "옮길 짐 개수",
  use_boxes: `${brand.name} 박스 사용 여부`,
  box_rental: "박스 대여",
  "box_rental.box_count": "박스 개수",
  "box_rental.delivery": "박스 배송",
  "box_rental.collection": "박스 수거",
  place: "주소지",
  grade: "보관 등급",
  months: "보관 기간",
  box_count: "박스 개수",
  box_serials: "박스",
  payment_type: "결제 방식",
  promotion: "이벤트",
  coupon_id: "쿠폰",
  scope: "보관을 끝낼 범위",
  disposal_agreed: "폐기 동의",
  order_serial: "주문 번호",
  delivery: "배송",
  collection: "수거",
  end_date: "그만둘 날",
  date: "날짜",
  time: "시간",
  heavy_load: "20kg 이상인 짐 여부",
  extra_help: "도와줄 사람 필요 여부",
  helper_count: "도와줄 사람 수",
  memo: "메모",
  serial: "견적 번호",
  visitor_key: "방문자 열쇠",
  reason: "취소 사유",
  plan: "결제 방식",
  method: "결제 수단",
  imp_uid: "결제사 결제 번호",
  merchant_uid: "결제 번호",
  from: "첫 날",
  to: "마지막 날",
  day: "날짜",
  page: "쪽 번호",
  limit: "한 쪽의 개수",
  id: "번호",
};

/** The label of a field such as `start.detail` or `items.0.count`; its own name when nobody named it. */
export function fieldLabel(path: readonly string[]): string {
  const names = path.filter((part) => !/^[0-9]+$/.test(part));
  const whole = labels[names.join(".")];
  if (whole !== undefined) return whole;
  const last = names.at(-1);
  if (last === undefined) return "보낸 내용";
  const own = labels[last] ?? last;
  const parent = labels[names.slice(0, -1).join(".")];
  return parent === undefined ? own : `${parent} ${own}`;
}
