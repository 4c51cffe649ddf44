import {
  useCountCompanyBoxes,
  useGetCompanyContract,
  useListCompanyDepartments,
} from "@damadum/sdk";
import { formatCount, matchesSearch, searchQueryOf } from "@damadum/domain";
import {
  Box,
  Button,
  Combobox,
  Grid,
  HStack,
  Icon,
  SectionNav,
  SectionNavLink,
  Stack,
  TextField,
} from "@damadum/ui";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { BOXES_ON_A_PAGE } from "../../../shared/company-paths.ts";
import { paths } from "../../../shared/paths.ts";
import { SearchForm } from "../../../shared/router/search-form.tsx";
import type { BoxQuery } from "../box-query.ts";
import { boxFilters } from "./box-filters.ts";

/** Search and filters of the boxes; each choice has its own URL. */
export function BoxFinder({ query }: { query: BoxQuery }) {
  const { page: _page, ...search } = query;
  const { limit, filter, q, department, contract } = search;
  const isNarrowed = q !== undefined || department !== undefined || contract !== undefined;
  const hrefWithout = (condition: "q" | "department" | "contract") =>
    paths.companyBoxes.getHref({ ...search, [condition]: undefined });
  const counts = useCountCompanyBoxes();
  const navigate = useNavigate();
  const departments = useListCompanyDepartments();
  const named = departments.data?.items.map(({ department: name }) => name) ?? [];
  // The URL may name a department that no box has any more.
  const names =
    department === undefined || named.includes(department) ? named : [department, ...named];
  return (
    <Stack gap="3">
      <SearchForm action={paths.companyBoxes.getHref()}>
        {filter !== "ALL" && <input type="hidden" name="filter" value={filter} />}
        {limit !== BOXES_ON_A_PAGE && <input type="hidden" name="limit" value={limit} />}
        {department !== undefined && <input type="hidden" name="department" value={department} />}
        {contract !== undefined && <input type="hidden" name="contract" value={contract} />}
        {/* On a phone the department is on its own line above: side by side, the search would be too narrow. */}
        <Grid
          gap="2"
          alignItems="stretch"
          templateColumns={{
            base: "minmax(0, 1fr) auto",
            md: names.length > 0 ? "14rem minmax(0, 1fr) auto" : "minmax(0, 1fr) auto",
          }}
        >
          {names.length > 0 && (
            <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
              <Combobox
                label="부서"
                labelHidden
                placeholder="모든 부서"
                value={department ?? ""}
                options={names.map((name) => ({ value: name, label: name }))}
                matches={matchesDepartment}
                onValueChange={(name) => {
                  const chosen = name === "" ? undefined : name;
                  void navigate(paths.companyBoxes.getHref({ ...search, department: chosen }));
                }}
              />
            </Box>
          )}
          <TextField
            // Resets the field when the URL has another search.
            key={q ?? ""}
            label="박스 찾기"
            labelHidden
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={q ?? ""}
            placeholder="이름, 내용물, 번호, 초성"
            start={<Icon name="search" size={20} />}
          />
          <Button type="submit" variant="outline">
            찾기
          </Button>
        </Grid>
      </SearchForm>
      {isNarrowed && (
        <HStack gap="2" wrap="wrap">
          {q !== undefined && <RemoveCondition words={`찾는 말 ${q}`} href={hrefWithout("q")} />}
          {department !== undefined && (
            <RemoveCondition words={`부서 ${department}`} href={hrefWithout("department")} />
          )}
          {contract !== undefined && (
            <RemoveContractCondition cid={contract} href={hrefWithout("contract")} />
          )}
        </HStack>
      )}
      <SectionNav label="박스 상태">
        {boxFilters.map(({ filter: name, label, count }) => (
          <SectionNavLink key={name}>
            <RouterLink
              to={paths.companyBoxes.getHref({ ...search, filter: name })}
              aria-current={name === filter ? "page" : undefined}
            >
              {/* The counts cover all boxes of the company, not a narrowed list. */}
              {`${label}${!isNarrowed && counts.data !== undefined ? ` ${formatCount(counts.data[count])}` : ""}`}
            </RouterLink>
          </SectionNavLink>
        ))}
      </SectionNav>
    </Stack>
  );
}

/** Initial consonants (초성) match a department too. */
function matchesDepartment(department: string, typed: string): boolean {
  const search = searchQueryOf(typed);
  return search === null || matchesSearch(department, search);
}

/** Shows the contract's name once loaded; with the placeholder, "조건" must not read like the contract's terms. */
function RemoveContractCondition({ cid, href }: { cid: string; href: string }) {
  const { data: contract } = useGetCompanyContract(cid);
  return (
    <RemoveCondition
      words={contract === undefined ? "한 계약의 박스" : `계약 ${contract.name}`}
      href={href}
    />
  );
}

/** Removes one condition from the search; deletes nothing. */
function RemoveCondition({ words, href }: { words: string; href: string }) {
  return (
    <ButtonLink variant="tinted" size="sm" to={href} aria-label={`${words} 조건 빼기`}>
      <span>{words}</span>
      <Icon name="close" size={16} />
    </ButtonLink>
  );
}
