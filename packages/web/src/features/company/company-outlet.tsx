import { Outlet } from "react-router-dom";
import { ChosenBoxesProvider } from "./state/chosen-boxes.tsx";

/** Every page of a company's people: boxes that are chosen stay so from the list to the request. */
export function CompanyOutlet() {
  return (
    <ChosenBoxesProvider>
      <Outlet />
    </ChosenBoxesProvider>
  );
}
