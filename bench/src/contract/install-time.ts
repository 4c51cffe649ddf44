import { rm } from "node:fs/promises";
import { install } from "../../../scripts/pack/consumer.ts";
import { packSdk } from "../../../scripts/pack/packages.ts";
import { startProduct } from "../product/start-product.ts";

/** Milliseconds from an empty folder to the first answer of the running server by the packed SDK. */
export async function timeToFirstAnswer(): Promise<number> {
  const tarball = await packSdk();
  const product = await startProduct(["sandbox", "server"]);
  try {
    const start = performance.now();
    const { folder, exec } = await install(tarball, { react: "19", "@tanstack/react-query": "5" });
    const call = `import { createSdk, listPopups } from "@damadum/sdk";
      console.log((await listPopups({ sdk: createSdk({ baseUrl: "${product.apiOrigin}" }) })).length);`;
    await exec("node", "--input-type=module", "--eval", call);
    const answered = performance.now();
    await rm(folder, { recursive: true });
    return answered - start;
  } finally {
    await product.stop();
  }
}
