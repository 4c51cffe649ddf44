import { assemble } from "es-hangul";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesSearch, searchForms, searchQueryOf } from "./search-forms.ts";

const finds = (text: string, typed: string) => {
  const query = searchQueryOf(typed);
  return query !== null && matchesSearch(text, query);
};

it.each([
  ["롱패딩", "ㄹㅗㅇㅍㅐㄷㅣㅇ", "ㄹㅍㄷ"],
  ["겨울 옷", "ㄱㅕㅇㅜㄹㅇㅗㅅ", "ㄱㅇㅇ"],
  ["Nike 운동화", "nikeㅇㅜㄴㄷㅗㅇㅎㅗㅏ", "nikeㅇㄷㅎ"],
  ["아이폰15", "ㅇㅏㅇㅣㅍㅗㄴ15", "ㅇㅇㅍ15"],
  ["ＴＶ　장", "tvㅈㅏㅇ", "tvㅈ"],
  ["꽃병".normalize("NFD"), "ㄲㅗㅊㅂㅕㅇ", "ㄲㅂ"],
  ["", "", ""],
])("searchForms of %j are %j and %j", (text, jamo, choseong) => {
  expect(searchForms(text)).toEqual({ jamo, choseong });
});

describe("matchesSearch", () => {
  it.each([
    ["롱패딩", "패딩"],
    ["롱패딩", "롱패디"],
    ["롱패딩", "롱ㅍ"],
    ["롱패딩", "ㄹㅍㄷ"],
    ["롱패딩", "ㅍ"],
    ["낙엽 무늬 가방", "무늬가"],
    ["나가노 기념품", "낙"],
    ["겨울 가습기", "ㄳ"],
    ["아이폰15", "ㅇㅍ1"],
    ["NIKE 운동화", "nike"],
    ["과자", "고"],
  ])("finds %j by %j", (text, typed) => {
    expect(finds(text, typed)).toBe(true);
  });

  it.each([
    ["롱패딩", "패팅"],
    ["롱패딩", "ㄹㄷ"],
    ["롱패딩", "ㅏ"],
    ["패딩", "롱패딩"],
    ["운동화", "nike"],
  ])("does not find %j by %j", (text, typed) => {
    expect(finds(text, typed)).toBe(false);
  });

  it.each(["", " ", "\t\n"])("matches nothing when %j is typed", (typed) => {
    expect(searchQueryOf(typed)).toBeNull();
  });
});

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const letter = fc.oneof(
  { weight: 4, arbitrary: syllable },
  fc.constantFrom("a", "Z", "9", " ", "-", "ㄱ", "%", "_"),
);
const text = fc.array(letter, { minLength: 1, maxLength: 20 }).map((letters) => letters.join(""));

describe("matchesSearch of any text", () => {
  it("finds it by any part of it", () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
        const start = from % whole.length;
        const part = whole.slice(start, start + 1 + (length % whole.length));
        fc.pre(searchQueryOf(part)?.form === "jamo");
        expect(finds(whole, part)).toBe(true);
      }),
    );
  });

  it("finds it after every keystroke while it is typed", () => {
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
        const whole = syllables.join("");
        const jamo = Array.from(searchForms(whole).jamo);
        for (let keys = 1; keys <= jamo.length; keys += 1) {
          expect(finds(whole, assemble(jamo.slice(0, keys)))).toBe(true);
        }
      }),
    );
  });

  it("finds it by its initial consonants", () => {
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 12 }), (syllables) => {
        const whole = syllables.join("");
        expect(finds(whole, searchForms(whole).choseong)).toBe(true);
      }),
    );
  });

  it("reads one initial consonant of every syllable", () => {
    fc.assert(
      fc.property(fc.array(syllable, { maxLength: 12 }), (syllables) => {
        expect(searchForms(syllables.join("")).choseong).toHaveLength(syllables.length);
      }),
    );
  });
});
