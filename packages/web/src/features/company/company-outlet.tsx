import { Outlet } from "react-router-dom";
import { useLeaveCompany } from "./hooks/use-leave-company.ts";
import { ChosenBoxesProvider } from "./state/chosen-boxes.tsx";

/** Wraps all company pages, so that chosen boxes stay chosen from the list to the request. */
export function CompanyOutlet() {
  useLeaveCompany();
  return (
    <ChosenBoxesProvider>
      <Outlet />
    </ChosenBoxesProvider>
  );
}
