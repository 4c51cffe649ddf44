import fc from "fast-check";
import { expect, it } from "vitest";
import { planDay, routeOf, volumeOf, type PlannableVisit } from "./plan-day.ts";

const visit = (key: string, changes: Partial<PlannableVisit> = {}): PlannableVisit => ({
  key,
  from: 540,
  until: 660,
  minutes: 60,
  volume: 1,
  tons: 0,
  people: 0,
  start: "서울 마포구",
  end: "서울 마포구",
  ...changes,
});
const crew = (id: string, tons = 1, people = 2) => ({ id, tons, people });

it("planDay keeps neighbours together and says why", () => {
  const { assigned } = planDay(
    [visit("a"), visit("b", { start: "부산 중구", end: "부산 중구" }), visit("c")],
    [crew("one"), crew("two")],
  );
  const crewOf = new Map(assigned.map((each) => [each.key, each.crew]));
  expect(crewOf.get("a")).toBe(crewOf.get("c"));
  expect(crewOf.get("b")).not.toBe(crewOf.get("a"));
  for (const { why } of assigned) expect(why).toMatch(/팀/);
});

it("planDay gives a move to the smallest crew that its price allows", () => {
  const move = visit("m", { tons: 2.5, people: 2, minutes: 240 });
  const { assigned } = planDay([move], [crew("five", 5, 3), crew("two", 2.5), crew("one")]);
  expect(assigned).toMatchObject([{ key: "m", crew: "two" }]);
});

it("planDay leaves a visit with its reason when nobody can come", () => {
  const left = (of: readonly PlannableVisit[], crews = [crew("one")]) => planDay(of, crews).left;
  expect(left([visit("m", { tons: 5, people: 3 })])[0]?.why).toContain("5톤");
  expect(left([visit("m")], [])[0]?.why).toContain("팀이 없어요");
  const late = visit("late", { minutes: 300, tons: 1, people: 2 });
  expect(left([late, { ...late, key: "other" }])[0]?.why).toContain("09:00~11:00");
});

it.each([
  [{ tons: 5, people: 3 }, "5톤과 3명이 되는 팀"],
  [{ tons: 5 }, "5톤이 되는 팀"],
  [{ people: 3 }, "3명이 되는 팀"],
])("planDay names only what a visit of %o asks for", (asked, words) => {
  const day = [visit("m", asked)];
  expect(planDay(day, [crew("one")]).left[0]?.why).toBe(`${words}이 없어요.`);
  expect(planDay(day, [crew("one", 5, 3)]).assigned[0]?.why).toBe(
    `${words} 가운데 아직 빈 팀이에요.`,
  );
});

it("planDay keeps what was assigned by hand", () => {
  const fixed = new Map([["a", "two"]]);
  const later = visit("b", { from: 660, until: 780 });
  const { assigned } = planDay([visit("a"), later], [crew("one"), crew("two")], fixed);
  expect(assigned).toMatchObject([{ key: "b", crew: "two" }]);
});

it("routeOf names the window that a crew cannot keep", () => {
  const day = routeOf(crew("one"), [visit("a", { minutes: 200 }), visit("b")]);
  expect(day.map(({ visit: { key }, problem }) => [key, problem === null])).toEqual([
    ["b", true],
    ["a", true],
  ]);
  const broken = routeOf(crew("one"), [visit("a", { minutes: 200 }), visit("b", { minutes: 200 })]);
  expect(broken[1]?.problem).toBe("12:35에 도착해서 약속한 시간(09:00~11:00)을 넘겨요.");
});

it("planDay breaks no window, truck or crew, whatever the day", () => {
  const place = fc.constantFrom("서울 마포구", "서울 강남구", "경기 수원시");
  const visits = fc.uniqueArray(
    fc
      .record({
        key: fc.uuid(),
        from: fc.constantFrom(540, 660, 780, 900),
        minutes: fc.integer({ min: 20, max: 300 }),
        volume: fc.integer({ min: 0, max: 8 }),
        size: fc.constantFrom([0, 0], [1, 1], [1, 2], [2.5, 2], [5, 3]),
        start: place,
        end: place,
      })
      .map(({ size: [tons = 0, people = 0], from, ...rest }) => {
        return { ...rest, tons, people, from, until: from + 120 };
      }),
    { selector: ({ key }) => key, maxLength: 20 },
  );
  const crews = fc.array(fc.constantFrom(crew("", 1, 2), crew("", 2.5, 2), crew("", 5, 3)), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(visits, crews, (day, team) => {
      const named = team.map((each, at) => ({ ...each, id: String(at) }));
      const { assigned, left } = planDay(day, named);
      expect(assigned.length + left.length).toBe(day.length);
      for (const each of named) {
        const own = day.filter(({ key }) =>
          assigned.some((one) => one.key === key && one.crew === each.id),
        );
        const stops = routeOf(each, own);
        const boxes = own.filter(({ tons }) => tons === 0);
        expect(boxes.reduce((sum, { volume }) => sum + volume, 0)).toBeLessThanOrEqual(
          volumeOf(each),
        );
        for (const { tons, people } of own) {
          expect(tons).toBeLessThanOrEqual(each.tons);
          expect(people).toBeLessThanOrEqual(each.people);
        }
        expect(stops.map(({ problem }) => problem)).toEqual(own.map(() => null));
      }
    }),
    { numRuns: 100 },
  );
});

it("planDay plans sixty visits for twelve crews in well under its five seconds", () => {
  const districts = ["마포구", "강남구", "노원구", "은평구", "중구"].map((name) => `서울 ${name}`);
  const visits = Array.from({ length: 60 }, (_, at) => {
    const place = districts[at % districts.length] ?? "";
    const from = 540 + 120 * (at % 4);
    const size = at % 3 === 0 ? { tons: 1, people: 2, minutes: 180 } : { minutes: 40 };
    return visit(String(at), { from, until: from + 120, start: place, end: place, ...size });
  });
  const crews = Array.from({ length: 12 }, (_, at) => crew(String(at), at % 4 === 0 ? 5 : 1, 3));
  const { left } = planDay(visits, crews);
  expect(left).toEqual([]);
});
