import { addDays, todayInSeoul } from "@damadum/domain";
import { operatorOn } from "../operator-commands.ts";
import { newOperator } from "../operators.ts";
import { newPaidOrder } from "../orders.ts";
import { picture } from "../pictures.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

let count = 0;

/** A move of tomorrow that a new crew makes, with the crew's link. */
export async function newCrewDay(server: TestServer, time = "09:00") {
  const day = addDays(todayInSeoul(server.clock.read()), 1);
  const order = await newPaidOrder(server, { move_date: day, move_time: time, plan: "FULL" });
  const { token } = await newOperator(server);
  count += 1;
  const ops = await operatorOn(server, `planner-${count}`);
  const added = await ops("crews add", {
    team: "마포 1팀",
    truck: "12가3456",
    tons: "5",
    people: "5",
  });
  const crew = added.made ?? "";
  const key = `${order.serial}-move`;
  const body = { day, key, crew, accepted: true };
  const plan = await server.api.ok("assignOperatorVisit", { token, body });
  const link = plan.crews.find(({ id }) => id === crew)?.link ?? "";
  return { day, order, token, crew, key, link, body, ops };
}

export const operatorCrewDrivers: DriversOf<"operator-crew"> = {
  async getOperatorPlan(server) {
    const { day, token } = await newCrewDay(server);
    return { token, query: { day } };
  },
  async makeOperatorPlan(server) {
    const { day, token } = await newCrewDay(server);
    return { token, body: { day } };
  },
  async assignOperatorVisit(server) {
    const { token, body } = await newCrewDay(server);
    return { token, body };
  },
  async getCrewDay(server) {
    const { link } = await newCrewDay(server, "13:00");
    return { path: { key: link } };
  },
  async reportCrewVisit(server) {
    const { link, key } = await newCrewDay(server, "13:00");
    // A picture, because the crew's day is tomorrow and a step belongs to its day.
    const base64 = (await picture({ format: "png", width: 16, height: 16 })).toString("base64");
    return { path: { key: link }, body: { key, picture: { kind: "PHOTO", base64 } } };
  },
  async listOrderCrews(server) {
    const { order } = await newCrewDay(server, "13:00");
    return { token: order.token, path: { serial: order.serial } };
  },
};
