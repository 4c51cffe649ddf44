import { companyWorkKinds, isOpen, formatCount, sayDay } from "@damadum/domain";
import {
  useCountCompanyBoxes,
  useListCompanyInvoices,
  useListCompanyWorks,
  type CompanyBoxCount,
  type CompanyInvoicePage,
  type CompanyWorkPage,
} from "@damadum/sdk";
import { Link, ListRow } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { COMING_VISITS, MAX_ROWS, NEXT_DATES } from "../page-sizes.ts";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

interface NextDate {
  readonly key: string;
  readonly day: string;
  readonly what: string;
  readonly href: string;
}

/** The next dates of visits, due invoices and ending retention, from all lists together. */
export function NextDates() {
  const today = useToday();
  const works = useListCompanyWorks(COMING_VISITS);
  const invoices = useListCompanyInvoices({ limit: MAX_ROWS });
  const counts = useCountCompanyBoxes();
  const failed = [works, invoices, counts].filter(({ isLoadingError }) => isLoadingError);
  const isKnown =
    works.data !== undefined && invoices.data !== undefined && counts.data !== undefined;
  // Unless all lists have loaded, neither the first dates nor their absence is known.
  const query = {
    data: isKnown
      ? [...visits(works.data), ...dueDays(invoices.data), ...retentionDays(counts.data)]
      : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
  return (
    <Part title="다가오는 날짜" what="날짜를" query={query}>
      {(dates) => (
        <RowsCard
          label="다가오는 날짜"
          empty="다가오는 날짜가 없어요."
          rows={dates
            .filter(({ day }) => day >= today)
            .toSorted((a, b) => a.day.localeCompare(b.day))
            .slice(0, NEXT_DATES)
            .map(({ key, day, what, href }) => (
              <ListRow
                key={key}
                divided
                title={
                  <Link asChild>
                    <RouterLink to={href}>{what}</RouterLink>
                  </Link>
                }
                end={sayDay(day, today)}
              />
            ))}
        />
      )}
    </Part>
  );
}

function visits({ items }: CompanyWorkPage): readonly NextDate[] {
  return items.flatMap(({ wk_id: id, kind, box_count: count, appointment }) =>
    appointment === null
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

function dueDays({ items }: CompanyInvoicePage): readonly NextDate[] {
  return items
    .filter(({ actions }) => isOpen(actions, "PAY"))
    .map(({ id, due_date: day }) => ({
      key: id,
      day,
      what: "청구서 결제 기한",
      href: paths.companyInvoice.getHref(id),
    }));
}

function retentionDays({ expiring_days: days }: CompanyBoxCount): readonly NextDate[] {
  return days.map(({ date: day, boxes }) => ({
    key: `retention ${day}`,
    day,
    what: `박스 ${formatCount(boxes)}개 보존 기한`,
    href: paths.companyBoxes.getHref({ filter: "EXPIRING" }),
  }));
}
