import { faker } from "@faker-js/faker";

/*
 * Mock values for fields that the schema alone would fill with lorem ipsum. Orval copies the source text of
 * each function into the generated file, so a function may use nothing but `faker`.
 */

const street = () =>
  faker.helpers.arrayElement([
    "서울 마포구 월드컵북로 396",
    "서울 성동구 왕십리로 83-21",
    "경기 성남시 분당구 판교역로 235",
    "부산 해운대구 센텀남대로 35",
  ]);
const door = () =>
  `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`;
const refusal = () => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]);
const centimetres = () => faker.number.int({ min: 30, max: 200 });
const token = () => faker.string.alphanumeric(43);

/** Keyed by the name of a scalar schema or of a property, anywhere in a response. */
export const mockProperties = {
  Money: () => faker.number.int({ min: 0, max: 900 }) * 1000,
  TimeSlot: () => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]),
  Postcode: () => faker.helpers.arrayElement(["03925", "04769", "13529", "48058"]),
  Floor: () => faker.helpers.arrayElement([-1, 1, 2, 3, 7, 12, 25]),
  AddressLine: street,
  AddressDetail: door,
  SurchargeRate: () => faker.helpers.arrayElement([0, 10, 20]),
  LineAmount: () => faker.number.int({ min: -50, max: 300 }) * 1000,
  PixelLength: () => faker.number.int({ min: 320, max: 1600 }),
  ContentName: () => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]),
  ReviewText: () => faker.helpers.arrayElement(["친절하고 빨랐어요.", "짐을 꼼꼼히 싸 주셨어요."]),
  CompanyContractName: () => faker.helpers.arrayElement(["본사 문서", "행사 물품", "회계 자료"]),
  MoveItemId: () => faker.helpers.arrayElement(["bed-single", "desk", "fridge", "box-large"]),

  access_token: () => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`,
  refresh_token: token,
  visitor_key: token,
  username: () => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]),
  name: () => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]),
  phone_number: () => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`,
  tel: () => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`,
  email: () => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]),
  birthday: () => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]),
  birth_year: () => String(faker.number.int({ min: 1950, max: 2010 })),
  address: street,
  detail: door,
  start_address: street,
  destination_address: street,
  holiday: () => faker.helpers.arrayElement(["설날", "추석", "성탄절"]),
  remaining: () => faker.number.int({ min: 0, max: 12 }),
  memo: () => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]),
  reason: refusal,
  failure_reason: refusal,
  truck: () => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]),
  helper_count: () => faker.number.int({ min: 0, max: 3 }),
  crew_count: () => faker.number.int({ min: 1, max: 6 }),
  icon: () => faker.helpers.arrayElement(["bed", "sofa", "box", "desk"]),
  width: centimetres,
  height: centimetres,
  depth: centimetres,
  volume_count: () => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }),
  merchant_uid: () => `es_${faker.string.alphanumeric(32)}`,
  imp_uid: () => `imp_${faker.string.numeric(12)}`,
  account_code: () => "imp00000000",
  pg: () => "sandbox_card",
  pay_method: () => "card",
};

/** Keyed by schema and property, for names with several meanings. */
export const mockSchemas = {
  Address: {
    properties: { name: () => faker.helpers.arrayElement(["우리 집", "회사", "부모님 댁"]) },
  },
  MoveItem: {
    properties: {
      name: () => faker.helpers.arrayElement(["싱글 침대", "책상", "냉장고", "큰 박스"]),
    },
  },
  MoveItemGroup: {
    properties: {
      id: () => faker.helpers.arrayElement(["furniture", "appliance", "etc"]),
      name: () => faker.helpers.arrayElement(["가구", "가전", "그 밖의 짐"]),
    },
  },
  PreparedPayment: { properties: { name: () => "담아둠 이사 계약금" } },
  PriceLine: {
    properties: {
      label: () => faker.helpers.arrayElement(["기본 요금", "부피", "거리", "박스 대여"]),
      description: () => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]),
    },
  },
  UsernameCheck: {
    properties: { reason: () => faker.helpers.arrayElement(["FORMAT", "TAKEN"] as const) },
  },
};

/** Dates follow faker's reference date, so that a seeded mock is the same on any day. */
export const mockFormats = {
  date: () => faker.date.soon({ days: 60 }).toISOString().slice(0, 10),
  "date-time": () => faker.date.recent({ days: 7 }).toISOString(),
};
