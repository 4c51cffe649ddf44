import { useCountCompanyBoxes, useListCompanyDepartments } from "@damadum/sdk";
import { formatCount, matchesSearch, searchQueryOf } from "@damadum/domain";
import {
  Box,
  Button,
  Combobox,
  HStack,
  Icon,
  SectionNav,
  SectionNavLink,
  Stack,
  TextField,
} from "@damadum/ui";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { BOXES_ON_A_PAGE } from "../../../shared/company-paths.ts";
import { paths } from "../../../shared/paths.ts";
import { SearchForm } from "../../../shared/router/search-form.tsx";
import type { BoxQuery } from "../box-query.ts";
import { boxFilters } from "./box-filters.ts";

/** Search and filters of the boxes; each choice is an address of its own. */
export function BoxFinder({ query }: { query: BoxQuery }) {
  const { limit, filter, q, department } = query;
  const counts = useCountCompanyBoxes();
  const navigate = useNavigate();
  const departments = useListCompanyDepartments();
  const named = departments.data?.items.map(({ department: name }) => name) ?? [];
  // An address may name one that no box has any more.
  const names =
    department === undefined || named.includes(department) ? named : [department, ...named];
  return (
    <Stack gap="3">
      <SearchForm action={paths.companyBoxes.getHref()}>
        {filter !== "ALL" && <input type="hidden" name="filter" value={filter} />}
        {limit !== BOXES_ON_A_PAGE && <input type="hidden" name="limit" value={limit} />}
        {department !== undefined && <input type="hidden" name="department" value={department} />}
        <HStack gap="2" align="stretch">
          <TextField
            // Another address brings other words.
            key={q ?? ""}
            label="박스 찾기"
            labelHidden
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={q ?? ""}
            placeholder="이름, 내용물, 박스 번호, 초성"
            start={<Icon name="search" size={20} />}
          />
          {names.length > 0 && (
            <Box width={{ base: "36%", md: "14rem" }} flexShrink={0}>
              <Combobox
                label="부서"
                labelHidden
                placeholder="모든 부서"
                value={department ?? ""}
                options={names.map((name) => ({ value: name, label: name }))}
                matches={isMeant}
                onValueChange={(name) => {
                  const chosen = name === "" ? undefined : name;
                  void navigate(
                    paths.companyBoxes.getHref({ limit, filter, q, department: chosen }),
                  );
                }}
              />
            </Box>
          )}
          <Button type="submit" variant="outline">
            찾기
          </Button>
        </HStack>
      </SearchForm>
      {(q !== undefined || department !== undefined) && (
        <HStack gap="2" wrap="wrap">
          {q !== undefined && (
            <Without
              words={`찾는 말 ${q}`}
              href={paths.companyBoxes.getHref({ limit, filter, department })}
            />
          )}
          {department !== undefined && (
            <Without
              words={`부서 ${department}`}
              href={paths.companyBoxes.getHref({ limit, filter, q })}
            />
          )}
        </HStack>
      )}
      <SectionNav label="박스 상태">
        {boxFilters.map(({ filter: name, label, count }) => (
          <SectionNavLink key={name}>
            <RouterLink
              to={paths.companyBoxes.getHref({ limit, filter: name, q, department })}
              aria-current={name === filter ? "page" : undefined}
            >
              {label}
              {counts.data !== undefined && ` ${formatCount(counts.data[count])}`}
            </RouterLink>
          </SectionNavLink>
        ))}
      </SectionNav>
    </Stack>
  );
}

/** 초성 mean a department too. */
function isMeant(department: string, typed: string): boolean {
  const search = searchQueryOf(typed);
  return search === null || matchesSearch(department, search);
}

function Without({ words, href }: { words: string; href: string }) {
  return (
    <Button variant="tinted" size="sm" asChild>
      <RouterLink to={href} aria-label={`${words} 지우기`}>
        {words}
        <Icon name="close" size={16} />
      </RouterLink>
    </Button>
  );
}
