import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { companyOf } from "../company/company-of.ts";
import { checkDestructionCertificate } from "./check-destruction-certificate.ts";
import { getDestructionCertificate } from "./get-destruction-certificate.ts";
import { toCheckedCertificate, toDestructionCertificate } from "./to-wire.ts";

export const destructionCertificateRoutes = (
  services: Services,
): HandlersOf<"destruction-certificate"> => ({
  async getDestructionCertificate({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const view = await getDestructionCertificate(services, { wkId: path.wk_id, companyId });
    return { status: 200, body: toDestructionCertificate(view) };
  },
  async downloadDestructionCertificate({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const view = await getDestructionCertificate(services, { wkId: path.wk_id, companyId });
    // pdfkit and its fonts are loaded with the first certificate, because hardly any server needs them.
    const { certificatePaper } = await import("./certificate-paper.ts");
    const body = await certificatePaper(toDestructionCertificate(view), services.webOrigin);
    return { status: 200, body };
  },
  async checkDestructionCertificate({ path }) {
    const view = await checkDestructionCertificate(services, path.code);
    return { status: 200, body: toCheckedCertificate(view) };
  },
});
