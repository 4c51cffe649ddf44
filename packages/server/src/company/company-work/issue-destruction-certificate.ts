import { brand, todayInSeoul } from "@damadum/domain";
import type { RegisteredParty } from "../../db/company-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import {
  findCertificateOfWork,
  findDestroyedBoxes,
  insertCertificate,
  nextCertificateNumber,
} from "./certificate-store.ts";
import { getCompany } from "../company/read-company.ts";

/**
 * Certifies that the boxes of a locked company's disposal are destroyed, with both parties as they are registered now.
 * A certificate never changes: work that is completed again keeps its first one.
 */
export async function issueDestructionCertificate(
  tx: Tx,
  { ids }: Pick<Services, "ids">,
  { work, now }: { readonly work: CompanyWorkRow; readonly now: Date },
): Promise<void> {
  if ((await findCertificateOfWork(tx, work.id)) !== null) return;
  const { company } = await getCompany({ db: tx }, { companyId: work.company_id });
  const boxes = await findDestroyedBoxes(tx, work.id);
  const last = boxes.map(({ updated_at: at }) => at).toSorted((a, b) => Number(a) - Number(b));
  const destroyedAt = last.at(-1);
  // All of them were harmed before, so there is nothing to certify.
  if (destroyedAt === undefined) return;
  const month = todayInSeoul(now).slice(0, "2026-12".length);
  const number = String(await nextCertificateNumber(tx, month)).padStart(6, "0");
  const owner: RegisteredParty = {
    name: company.name,
    registrationNumber: company.registration_number,
    representativeName: company.representative_name,
    address: company.address,
  };
  await insertCertificate(tx, {
    work_id: work.id,
    number: `DC${month.replace("-", "")}-${number}`,
    code: ids.certificateCode(),
    company: JSON.stringify(owner),
    issuer: JSON.stringify(issuer),
    requested_on: todayInSeoul(work.created_at),
    destroyed_on: todayInSeoul(destroyedAt),
    issued_at: now,
  });
}

const issuer: RegisteredParty = {
  name: brand.company.name,
  registrationNumber: brand.company.businessNumber,
  representativeName: brand.company.representative,
  address: brand.company.address,
};
