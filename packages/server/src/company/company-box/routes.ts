import { camelKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { listCompanyBoxes } from "./list-company-boxes.ts";
import { toCompanyBoxDetail, toCompanyBoxPage } from "./to-wire.ts";
import { updateCompanyBoxes } from "./update-company-boxes.ts";
import { updateCompanyBox } from "./update-company-box.ts";
import { countCompanyBoxes, getCompanyBox, listCompanyDepartments } from "./read-company-boxes.ts";
import { companyOf } from "../company/read-company.ts";

export const companyBoxRoutes = (services: Services): HandlersOf<"company-box"> => ({
  async listCompanyBoxes({ caller, query }) {
    const { companyId } = await companyOf(services, caller);
    const { page, limit, cursor, filter, department, q, contract: cid } = query;
    const request = { companyId, page, limit, cursor, filter, department, q, cid };
    return {
      status: 200,
      body: toCompanyBoxPage(await listCompanyBoxes(services, request), query),
    };
  },
  async updateCompanyBoxes({ caller, body }) {
    const { companyId } = await companyOf(services, caller);
    const { boxes, dry_run: isDryRun = false, import_key: importId, import_lines: lines } = body;
    const request = { companyId, changes: boxes, isDryRun, importId, lines };
    return { status: 200, body: await updateCompanyBoxes(services, request) };
  },
  async countCompanyBoxes({ caller }) {
    const { companyId } = await companyOf(services, caller);
    return { status: 200, body: await countCompanyBoxes(services, companyId) };
  },
  async listCompanyDepartments({ caller }) {
    const { companyId } = await companyOf(services, caller);
    return { status: 200, body: { items: await listCompanyDepartments(services, companyId) } };
  },
  async getCompanyBox({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const own = { cpboxId: path.cpbox_id, companyId };
    return { status: 200, body: toCompanyBoxDetail(await getCompanyBox(services, own)) };
  },
  async updateCompanyBox({ caller, path, body }) {
    const { companyId } = await companyOf(services, caller);
    const request = { cpboxId: path.cpbox_id, companyId, update: camelKeys(body) };
    return { status: 200, body: toCompanyBoxDetail(await updateCompanyBox(services, request)) };
  },
});
