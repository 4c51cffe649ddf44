import { boxFilterStatuses, type BoxFilter } from "@damadum/domain";
import * as z from "zod/mini";
import { BOXES_ON_A_PAGE } from "../../shared/company-paths.ts";
import { MAX_LETTERS } from "./box-text.ts";
import { BOX_PAGE_SIZES } from "./page-sizes.ts";
import { readPage } from "../../shared/router/read-page.ts";

/** Which of the company's boxes are listed, as the URL states it. */
export interface BoxQuery {
  readonly page: number;
  /** Rows per page. */
  readonly limit: number;
  readonly filter: BoxFilter;
  readonly q?: string;
  readonly department?: string;
  readonly contract?: string;
}

const filters = Object.keys(boxFilterStatuses).filter(isFilter);
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Reads the query of the URL and ignores invalid values. */
export function readBoxQuery(search: URLSearchParams): BoxQuery {
  const filter = z.enum(filters).safeParse(search.get("filter"));
  const q = words(100).safeParse(search.get("q"));
  const department = words(MAX_LETTERS.department).safeParse(search.get("department"));
  const contract = z.uuid().safeParse(search.get("contract"));
  return {
    page: readPage(search),
    limit: BOX_PAGE_SIZES.find((size) => String(size) === search.get("limit")) ?? BOXES_ON_A_PAGE,
    filter: filter.success ? filter.data : "ALL",
    ...(q.success && { q: q.data }),
    ...(department.success && { department: department.data }),
    ...(contract.success && { contract: contract.data }),
  };
}

function isFilter(name: string): name is BoxFilter {
  return name in boxFilterStatuses;
}
