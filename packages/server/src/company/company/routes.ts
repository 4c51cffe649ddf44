import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { companyOf, getCompany } from "./read-company.ts";

export const companyRoutes = (services: Services): HandlersOf<"company"> => ({
  async getCompany({ caller }) {
    const user = await companyOf(services, caller);
    const { company, people } = await getCompany(services, user);
    return {
      status: 200,
      body: {
        name: company.name,
        registration_number: company.registration_number,
        representative_name: company.representative_name,
        address: company.address,
        business_type: company.business_type,
        business_item: company.business_item,
        people: people.map(({ id, ...person }) => ({ ...person, is_me: id === user.userId })),
      },
    };
  },
});
