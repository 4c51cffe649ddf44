import { brand } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { newActiveContract, newBoxes, newCompany } from "../../testing/companies.ts";
import { newDestroyedBoxes } from "../../testing/destroyed-boxes.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceCompanyWork } from "../company-work/advance-company-work.ts";
import { undoWorkStep } from "../company-work/undo-work-step.ts";
import { updateCompanyDetails } from "../company/update-company-details.ts";
import { closeHarmedBox } from "../company-box/harmed-company-boxes.ts";

const server = testServer();

const detailsOf = (companyId: string, address: string) =>
  updateCompanyDetails(server.services, {
    companyId,
    registrationNumber: undefined,
    representativeName: "오하늘",
    address,
    businessType: undefined,
    businessItem: undefined,
  });

describe("completing a disposal", () => {
  it("issues a certificate with both parties as they are registered at that time", async () => {
    const owner = await newCompany(server);
    const address = "서울 성동구 왕십리로 83-21";
    await detailsOf(owner.companyId, address);
    const { wkId, company } = await newDestroyedBoxes(server, { owner, count: 3 });
    await detailsOf(owner.companyId, "부산 중구 중앙대로 1");

    const sent = { token: company.token, path: { wk_id: wkId } };
    const certificate = await server.api.ok("getDestructionCertificate", sent);
    expect(certificate).toMatchObject({
      number: expect.stringMatching(/^DC[0-9]{6}-[0-9]{6}$/),
      wk_id: wkId,
      company: { name: "담아상사", representative_name: "오하늘", address },
      issuer: { name: brand.company.name, registration_number: brand.company.businessNumber },
    });
    expect(certificate.boxes).toHaveLength(3);
    expect(certificate.boxes[0]).toMatchObject({ department: "경영지원팀" });
    const work = await server.api.ok("getCompanyWork", sent);
    expect(work).toMatchObject({ status: "COMPLETE", certificate_number: certificate.number });
  });

  it("excludes a box that was damaged before, even when it is disposed of later", async () => {
    const { wkId, ids, company } = await newDestroyedBoxes(server, {
      count: 3,
      firstDamaged: true,
    });
    const { token, operatorId } = company;
    const [cpbox_id = ""] = ids;
    const { serial } = await server.api.ok("getCompanyBox", { token, path: { cpbox_id } });
    server.clock.pass({ minutes: 1 });
    await closeHarmedBox(server.services, { serial, to: "DISPOSED", operatorId, reason: null });
    const { boxes } = await server.api.ok("getDestructionCertificate", {
      token,
      path: { wk_id: wkId },
    });
    expect(boxes.map((box) => box.serial)).not.toContain(serial);
    expect(boxes).toHaveLength(2);
  });

  it("numbers certificates consecutively", async () => {
    const numbers: number[] = [];
    for (const _ of [1, 2]) {
      const { wkId, company } = await newDestroyedBoxes(server);
      const sent = { token: company.token, path: { wk_id: wkId } };
      const { number } = await server.api.ok("getDestructionCertificate", sent);
      numbers.push(Number(number.slice(-6)));
    }
    expect(numbers[1]).toBe(Number(numbers[0]) + 1);
  });
});

describe("getDestructionCertificate", () => {
  it("returns 404 before the disposal is complete, and to another company", async () => {
    const { token, ...company } = await newCompany(server);
    const cid = await newActiveContract(server, { ...company, token });
    const ids = await newBoxes(server, { cid, count: 1 });
    const body = { cid, kind: "DISPOSAL", cpbox_ids: ids, disposal_agreed: true };
    const { wk_id: waiting } = await server.api.ok("createCompanyDelivery", { token, body });
    const { wkId } = await newDestroyedBoxes(server);
    for (const wk_id of [waiting, wkId]) {
      const rejected = await server.api.problem("getDestructionCertificate", {
        token,
        path: { wk_id },
      });
      expect(rejected.status).toBe(404);
    }
  });
});

describe("checkDestructionCertificate", () => {
  it("returns what was certified, but not the contents, to anyone with the code", async () => {
    const { wkId, company } = await newDestroyedBoxes(server);
    const sent = { token: company.token, path: { wk_id: wkId } };
    const certificate = await server.api.ok("getDestructionCertificate", sent);
    const path = { code: certificate.code };
    const checked = await server.api.ok("checkDestructionCertificate", { path });
    expect(checked).toEqual({
      number: certificate.number,
      is_valid: true,
      company: { name: "담아상사", registration_number: null },
      issuer: { name: brand.company.name, registration_number: brand.company.businessNumber },
      requested_on: certificate.requested_on,
      destroyed_on: certificate.destroyed_on,
      issued_on: certificate.issued_on,
      box_count: 2,
      serials: certificate.boxes.map(({ serial }) => serial),
    });
  });

  it("returns an invalid certificate only while the completion is undone", async () => {
    const { wkId, company } = await newDestroyedBoxes(server);
    const { token, operatorId } = company;
    const sent = { token, path: { wk_id: wkId } };
    const { code, number } = await server.api.ok("getDestructionCertificate", sent);
    const check = () => server.api.ok("checkDestructionCertificate", { path: { code } });

    server.clock.pass({ minutes: 1 });
    await undoWorkStep(server.services, { wkId, operatorId, reason: "다른 작업과 헷갈림" });
    expect(await check()).toMatchObject({ number, is_valid: false });
    for (const id of ["getDestructionCertificate", "downloadDestructionCertificate"] as const) {
      expect((await server.api.problem(id, sent)).status).toBe(404);
    }
    expect((await server.api.ok("getCompanyWork", sent)).certificate_number).toBeNull();

    server.clock.pass({ minutes: 1 });
    const by = { operatorId, wkId, reason: null };
    await advanceCompanyWork(server.services, { ...by, to: "COMPLETE" });
    expect(await check()).toMatchObject({ number, is_valid: true });
    expect(await server.api.ok("getDestructionCertificate", sent)).toMatchObject({ number, code });
  });

  it("returns 404 when no certificate has the code", async () => {
    const path = { code: "0000000000000000" };
    const rejected = await server.api.problem("checkDestructionCertificate", { path });
    expect(rejected.status).toBe(404);
  });
});
