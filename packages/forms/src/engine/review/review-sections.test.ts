import { describe, expect, it } from "vitest";

import { completeQuote } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { completeSignup } from "../../definitions/signup/fixtures.ts";
import { signupForm } from "../../definitions/signup/form.ts";
import { completeStorage } from "../../definitions/storage/fixtures.ts";
import { storageForm } from "../../definitions/storage/form.ts";
import { sampleForm } from "../../testing/sample/form.ts";
import { toValues } from "../data/values.ts";
import type { AnyForm } from "../definition/form-definition.ts";
import { reviewSections } from "./review-sections.ts";

function reviewText(form: AnyForm, answers: object): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    reviewSections(form, toValues(answers)).map(({ label, rows }) => [
      label,
      rows.map((row) => `${row.label}: ${row.words.join(" / ")}`),
    ]),
  );
}

describe("reviewSections", () => {
  it("returns the rows by steps when a storage order is complete", () => {
    expect(reviewText(storageForm, completeStorage)).toEqual({
      주소: [
        "주소: 서울 마포구 월드컵북로 396",
        "상세 주소: 101동 1203호",
        "층수: 12층",
        "짐을 나르는 방법: 엘리베이터",
      ],
      보관: ["보관 기간: 3개월", "보관 방법: 일반 보관"],
      박스: ["박스 개수: 10개"],
      "담을 박스": ["담을 박스: 담아둠 박스"],
      "박스 날짜": [
        "박스 받을 날짜: 2026년 12월 8일 (화)",
        "박스 수거 날짜: 2026년 12월 15일 (화)",
      ],
      "박스 시간": ["박스 받을 시간: 오전 9시", "박스 수거 시간: 오후 1시"],
      "추가 사항": ["20kg 이상인 짐: 없어요", "작업자 추가: 네, 더 필요해요", "추가 인원: 2명"],
      결제: [
        "결제 방법: 한 번에 결제",
        "첫 3개월 무료로 시작할게요: 예",
        "무료 기간이 끝나기 전에 3개월 더 맡길지 물어봐 주세요 (선택): 예",
      ],
      확인: ["요청 사항: 공동 현관 비밀번호는 전화로 알려 드릴게요."],
    });
  });

  it("counts and names the things to move when there are some", () => {
    const review = reviewText(quoteForm, completeQuote);
    expect(review["짐"]).toEqual(["옮길 짐: 싱글 침대 1개, 책상 2개 / 담아둠 박스 약 17개 분량"]);
    // The items chosen have answered for themselves.
    expect(review["추가 사항"]).toContain("20kg 이상인 짐: 고른 짐 말고 더 없어요");
  });

  it("returns every consent and no password when the form is a signup", () => {
    const { "약관 동의": consents, ...rest } = reviewText(signupForm, completeSignup);
    expect(consents).toEqual([
      expect.stringMatching(/^약관 동의: 이용약관 동의: 예 .* 혜택·이벤트 소식 받기: 아니요$/),
    ]);
    expect(Object.values(rest).flat()).toContain("비밀번호: 입력했어요");
    expect(JSON.stringify(rest)).not.toContain(completeSignup.passwd);
  });

  it("counts files when some were uploaded", () => {
    expect(reviewText(sampleForm, { nickname: "담이", photos: ["photo-1", "photo-2"] })).toEqual({
      신청: ["별명: 담이", "집 사진: 2장"],
    });
  });

  it("leaves out inactive answers when a condition has changed", () => {
    const own = reviewText(storageForm, { ...completeStorage, use_boxes: false });
    expect(own).not.toHaveProperty("박스 날짜");
    expect(own).not.toHaveProperty("박스 시간");
    expect(own).toHaveProperty("박스 수거");
  });

  it("is empty when nothing is answered", () => {
    expect(reviewSections(quoteForm, {})).toEqual([]);
  });
});
