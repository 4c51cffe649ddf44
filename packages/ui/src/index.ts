export { UiProvider } from "./components/ui-provider/ui-provider.tsx";

export { Button, type ButtonProps } from "./components/button/button.tsx";
export { IconButton } from "./components/icon-button/icon-button.tsx";
export { Link, SkipLink } from "./components/link/link.tsx";

export { FieldGroup, useFieldIds, type FieldIds } from "./components/field/field.tsx";
export { TextField } from "./components/text-field/text-field.tsx";
export { PasswordField } from "./components/password-field/password-field.tsx";
export { TextArea } from "./components/text-area/text-area.tsx";
export { Combobox } from "./components/combobox/combobox.tsx";
export { Select } from "./components/select/select.tsx";
export { Checkbox } from "./components/checkbox/checkbox.tsx";
export { RadioGroup } from "./components/radio-group/radio-group.tsx";
export { Counter } from "./components/counter/counter.tsx";
export {
  FileUpload,
  type RejectedFile,
  type UploadedFile,
} from "./components/file-upload/file-upload.tsx";
export { DateField } from "./components/date-field/date-field.tsx";
export { Calendar, type CalendarProps } from "./components/calendar/calendar.tsx";
export type { CalendarDayInfo } from "./components/calendar/calendar-day.tsx";
export { RangeEnds } from "./components/calendar/range-ends.tsx";
export { SlotList } from "./components/calendar/slot-list.tsx";

export { ConfirmDialog } from "./components/dialog/confirm-dialog.tsx";
export { Dialog } from "./components/dialog/dialog.tsx";
export { Sheet } from "./components/sheet/sheet.tsx";
export { clearToasts, toast } from "./components/toast/toast-store.ts";

export { Badge } from "./components/badge/badge.tsx";
export { Card } from "./components/card/card.tsx";
export { LinkCard } from "./components/card/link-card.tsx";
export { Disclosure } from "./components/disclosure/disclosure.tsx";
export { HistoryList } from "./components/history-list/history-list.tsx";
export { ListLink, ListRow } from "./components/list-row/list-row.tsx";
export { Notice } from "./components/notice/notice.tsx";
export { EmptyState } from "./components/empty-state/empty-state.tsx";
export { ErrorMessage } from "./components/error-message/error-message.tsx";
export { LoadError } from "./components/error-message/load-error.tsx";
export { ErrorSummary } from "./components/error-message/error-summary.tsx";

export { Countdown } from "./components/countdown/countdown.tsx";
export { useSecondsUntil } from "./components/countdown/use-seconds-until.ts";
export { isNotFound, Loaded, type LoadedQuery } from "./components/loaded/loaded.tsx";
export { Skeleton } from "./components/skeleton/skeleton.tsx";
export { Spinner } from "./components/spinner/spinner.tsx";
export { TopLoader } from "./components/top-loader/top-loader.tsx";
export { ProgressSteps } from "./components/progress-steps/progress-steps.tsx";
export { Progress } from "./components/progress/progress.tsx";
export { Stepper, type StepperStep } from "./components/stepper/stepper.tsx";

export { PriceBar } from "./components/price-bar/price-bar.tsx";
export { PriceBreakdown } from "./components/price-breakdown/price-breakdown.tsx";
export { PriceLines, type PriceLine } from "./components/price-breakdown/price-lines.tsx";
export { DetailTable, Table, type DetailTableProps } from "./components/table/table.tsx";
export { TableSkeleton } from "./components/data-table/table-skeleton.tsx";
export { DataTable } from "./components/data-table/data-table.tsx";
export type {
  DataColumn,
  DataSelection,
  DataTableProps,
} from "./components/data-table/data-table-props.ts";
export { InlineEdit } from "./components/inline-edit/inline-edit.tsx";
export { Pagination } from "./components/pagination/pagination.tsx";
export { Ledger, type LedgerProps } from "./components/ledger/ledger.tsx";
export { Quotation } from "./components/quotation/quotation.tsx";

export { BrandMark, type BrandMarkName } from "./components/brand-mark/brand-mark.tsx";
export { Divider } from "./components/divider/divider.tsx";
export { BrandTile } from "./components/brand-mark/brand-tile.tsx";
export { Icon, type IconName } from "./components/icon/icon.tsx";
export { FurnitureIcon } from "./components/illustration/furniture-icon.tsx";
export { BoxPicture } from "./components/illustration/box-picture.tsx";
export { FloorPicture } from "./components/illustration/floor-picture.tsx";
export {
  GuideIllustration,
  type GuideIllustrationName,
} from "./components/illustration/guide-illustration.tsx";
export { Illustration, type IllustrationName } from "./components/illustration/illustration.tsx";
export { TruckLoad } from "./components/illustration/truck-load.tsx";

export { LARGE_TEXT, whereBarsScroll } from "./theme/large-text.ts";
export { Header, NavLink } from "./components/header/header.tsx";
export { Logo } from "./components/header/logo.tsx";
export { SectionNav, SectionNavLink } from "./components/section-nav/section-nav.tsx";
export { Footer } from "./components/footer/footer.tsx";
export { Tab, TabBar } from "./components/tab-bar/tab-bar.tsx";

export { ActionBar, Page, Section, Split } from "./components/layout/page.tsx";
export {
  Box,
  Center,
  Flex,
  Grid,
  GridItem,
  HStack,
  Stack,
  VisuallyHidden,
} from "./components/layout/primitives.tsx";
export { Heading, Text } from "./components/text/text.tsx";
export { scheduleUnaskedChanges, useSettled } from "./shared/unasked-change.ts";
