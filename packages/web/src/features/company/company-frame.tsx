import { Page, SectionNav, SectionNavLink, Stack } from "@damadum/ui";
import { NavLink, Outlet } from "react-router-dom";
import { paths } from "../../shared/paths.ts";

const sections = [
  { name: "현황", href: paths.company.getHref(), end: true },
  { name: "박스", href: paths.companyBoxes.getHref(), end: false },
  { name: "계약", href: paths.companyContracts.getHref(), end: false },
  { name: "작업", href: paths.companyWorks.getHref(), end: false },
  { name: "청구서", href: paths.companyInvoices.getHref(), end: false },
];

/** `/my/company/…`: the sections of the company's workspace, and the one that is open. */
export function CompanyFrame() {
  return (
    <Page width="wide">
      <Stack
        gap={{ base: "5", md: "6" }}
        marginBlockStart={{ base: "-4", md: "-8" }}
        // Paper has no padding that could be taken back, and what stands above it is cut off.
        _print={{ marginBlockStart: "0 !important" }}
      >
        <SectionNav label="기업 업무">
          {sections.map(({ name, href, end }) => (
            <SectionNavLink key={href}>
              <NavLink to={href} end={end}>
                {name}
              </NavLink>
            </SectionNavLink>
          ))}
        </SectionNav>
        <Outlet />
      </Stack>
    </Page>
  );
}
