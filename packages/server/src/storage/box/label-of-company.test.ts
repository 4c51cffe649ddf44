import { makeBoxSerial } from "@damadum/domain";
import { expect, it } from "vitest";
import { newActiveContract, newBoxes, newCompany } from "../../testing/companies.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

it("listBoxContents answers for a company's box as for one that does not exist, to anyone", async () => {
  const company = await newCompany(server);
  await newBoxes(server, { cid: await newActiveContract(server, company), count: 1 });
  const { items } = await server.api.ok("listCompanyBoxes", { token: company.token });
  const { token } = await newMember(server);
  const asked = [items[0]?.serial ?? "", makeBoxSerial(() => 7)];
  for (const caller of [{}, { token }, { token: company.token }]) {
    const answers = await Promise.all(
      asked.map((serial) => server.api.problem("listBoxContents", { path: { serial }, ...caller })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  }
});
