import { Outlet } from "react-router-dom";
import { useLeaveCompany } from "./hooks/use-leave-company.ts";
import { ChosenBoxesProvider } from "./state/chosen-boxes.tsx";

/** Every page of a company's people: boxes that are chosen stay so from the list to the request. */
export function CompanyOutlet() {
  useLeaveCompany();
  return (
    <ChosenBoxesProvider>
      <Outlet />
    </ChosenBoxesProvider>
  );
}
