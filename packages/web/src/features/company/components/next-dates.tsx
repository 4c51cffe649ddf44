import {
  companyInvoiceView,
  companyWorkKinds,
  companyWorkView,
  formatKoreanDate,
} from "@damadum/domain";
import {
  useListCompanyBoxes,
  useListCompanyInvoices,
  useListCompanyWorks,
  type CompanyBoxPage,
  type CompanyInvoicePage,
  type CompanyWorkPage,
} from "@damadum/sdk";
import { Link, ListRow } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { EXPIRING_BOXES, MAX_ROWS } from "../page-sizes.ts";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

const MAX_SHOWN = 5;

interface NextDate {
  readonly key: string;
  readonly day: string;
  readonly what: string;
  readonly href: string;
}

/** The next days on which something comes, is due or ends, whatever list it stands in. */
export function NextDates() {
  const today = useToday();
  const works = useListCompanyWorks({ limit: MAX_ROWS });
  const invoices = useListCompanyInvoices({ limit: MAX_ROWS });
  const boxes = useListCompanyBoxes(EXPIRING_BOXES);
  return (
    <Part title="다가오는 날짜" what="날짜를" query={works}>
      {(data) => {
        const dates = [
          ...visits(data),
          ...dueDays(invoices.data),
          ...retentionDays(boxes.data),
        ].filter(({ day }) => day >= today);
        return (
          <RowsCard
            label="다가오는 날짜"
            empty="다가오는 날짜가 없어요."
            rows={dates
              .toSorted((a, b) => a.day.localeCompare(b.day))
              .slice(0, MAX_SHOWN)
              .map(({ key, day, what, href }) => ({
                key,
                row: (
                  <ListRow
                    divided
                    title={
                      <Link asChild>
                        <RouterLink to={href}>{what}</RouterLink>
                      </Link>
                    }
                    end={formatKoreanDate(day)}
                  />
                ),
              }))}
          />
        );
      }}
    </Part>
  );
}

function visits({ items }: CompanyWorkPage): readonly NextDate[] {
  return items.flatMap(({ wk_id: id, kind, status, box_count: count, appointment }) =>
    appointment === null || companyWorkView(status).actor === null
      ? []
      : [
          {
            key: id,
            day: appointment.date,
            what: `${companyWorkKinds[kind].label} ${count}개 방문`,
            href: paths.companyWork.getHref(id),
          },
        ],
  );
}

function dueDays(page: CompanyInvoicePage | undefined): readonly NextDate[] {
  return (page?.items ?? [])
    .filter(({ status, due_date: day }) => companyInvoiceView(status, day).isToPay)
    .map(({ id, due_date: day }) => ({
      key: id,
      day,
      what: "청구서 결제 기한",
      href: paths.companyInvoice.getHref(id),
    }));
}

/** Boxes of one day are one line. */
function retentionDays(page: CompanyBoxPage | undefined): readonly NextDate[] {
  const counts = new Map<string, number>();
  for (const { retention_until: day } of page?.items ?? []) {
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, count]) => ({
    key: `retention ${day}`,
    day,
    what: `박스 ${count}개 보존 기한`,
    href: paths.companyBoxes.getHref({ filter: "EXPIRING" }),
  }));
}
