import { newCompleteOrder } from "../orders.ts";
import { newFile } from "../pictures.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const reviewDrivers: DriversOf<"review"> = {
  createEstimateReview: newReview,
  async listReviews(server) {
    await server.api.ok("createEstimateReview", await newReview(server));
    return {};
  },
  async getEstimateReview(server) {
    const sent = await newReview(server);
    await server.api.ok("createEstimateReview", sent);
    return { token: sent.token, path: sent.path };
  },
};

async function newReview(server: TestServer) {
  const { token, serial } = await newCompleteOrder(server);
  const body = {
    rating: 5,
    content: "꼼꼼하게 옮겨 주셨어요.",
    file_ids: [await newFile(server, token)],
  };
  return { token, path: { serial }, body };
}
