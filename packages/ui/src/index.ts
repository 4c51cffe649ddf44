export { UiProvider, type UiProviderProps } from "./components/ui-provider/ui-provider.tsx";

export { Button, type ButtonProps } from "./components/button/button.tsx";
export { IconButton, type IconButtonProps } from "./components/icon-button/icon-button.tsx";
export { Link, SkipLink, type LinkProps } from "./components/link/link.tsx";

export {
  controlAria,
  FieldFrame,
  FieldGroup,
  useFieldIds,
  type FieldProps,
} from "./components/field/field.tsx";
export { TextField, type TextFieldProps } from "./components/text-field/text-field.tsx";
export {
  PasswordField,
  type PasswordFieldProps,
} from "./components/password-field/password-field.tsx";
export { TextArea, type TextAreaProps } from "./components/text-area/text-area.tsx";
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from "./components/combobox/combobox.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/select/select.tsx";
export { Checkbox, type CheckboxProps } from "./components/checkbox/checkbox.tsx";
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from "./components/radio-group/radio-group.tsx";
export { Counter, type CounterProps } from "./components/counter/counter.tsx";
export {
  FileUpload,
  type FileUploadProps,
  type RejectedFile,
  type UploadedFile,
} from "./components/file-upload/file-upload.tsx";
export { DateField, type DateFieldProps } from "./components/date-field/date-field.tsx";
export { Calendar, type CalendarProps } from "./components/calendar/calendar.tsx";
export type { CalendarDayInfo } from "./components/calendar/calendar-day.tsx";
export { RangeEnds, type RangeEndsProps } from "./components/calendar/range-ends.tsx";
export type { CalendarRange } from "./components/calendar/range-place.ts";
export { SlotList, type Slot, type SlotListProps } from "./components/calendar/slot-list.tsx";

export { Dialog, type DialogProps } from "./components/dialog/dialog.tsx";
export { Sheet, type SheetProps } from "./components/sheet/sheet.tsx";
export { clearToasts, toast } from "./components/toast/toast-store.ts";

export { Badge, type BadgeProps } from "./components/badge/badge.tsx";
export { Card, type CardProps } from "./components/card/card.tsx";
export { LinkCard, type LinkCardProps } from "./components/card/link-card.tsx";
export { Disclosure, type DisclosureProps } from "./components/disclosure/disclosure.tsx";
export {
  ListLink,
  ListRow,
  type ListLinkProps,
  type ListRowProps,
} from "./components/list-row/list-row.tsx";
export { Notice, type NoticeProps } from "./components/notice/notice.tsx";
export { EmptyState, type EmptyStateProps } from "./components/empty-state/empty-state.tsx";
export { ErrorMessage, type ErrorMessageProps } from "./components/error-message/error-message.tsx";
export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
} from "./components/error-message/error-summary.tsx";

export { Countdown, type CountdownProps } from "./components/countdown/countdown.tsx";
export { useSecondsUntil } from "./components/countdown/use-seconds-until.ts";
export { Skeleton, type SkeletonProps } from "./components/skeleton/skeleton.tsx";
export { Spinner, type SpinnerProps } from "./components/spinner/spinner.tsx";
export { TopLoader, type TopLoaderProps } from "./components/top-loader/top-loader.tsx";
export {
  ProgressSteps,
  type ProgressStepsProps,
} from "./components/progress-steps/progress-steps.tsx";
export { Progress, type ProgressProps } from "./components/progress/progress.tsx";
export { Stepper, type StepperProps, type StepperStep } from "./components/stepper/stepper.tsx";

export { PriceBar, type PriceBarProps } from "./components/price-bar/price-bar.tsx";
export {
  PriceBreakdown,
  type PriceBreakdownProps,
} from "./components/price-breakdown/price-breakdown.tsx";
export {
  PriceLines,
  type PriceLine,
  type PriceLinesProps,
} from "./components/price-breakdown/price-lines.tsx";
export {
  DetailTable,
  Table,
  type DetailTableProps,
  type TableColumn,
  type TableProps,
} from "./components/table/table.tsx";
export { DataTable } from "./components/data-table/data-table.tsx";
export type {
  DataColumn,
  DataSelection,
  DataSort,
  DataTableProps,
} from "./components/data-table/data-table-props.ts";
export { InlineEdit, type InlineEditProps } from "./components/inline-edit/inline-edit.tsx";
export { Pagination, type PaginationProps } from "./components/pagination/pagination.tsx";
export { Ledger, type LedgerProps } from "./components/ledger/ledger.tsx";
export { Quotation, type QuotationProps } from "./components/quotation/quotation.tsx";

export type { BrandMarkName } from "./components/brand-mark/brand-mark.tsx";
export { Divider } from "./components/divider/divider.tsx";
export { BrandTile, type BrandTileProps } from "./components/brand-mark/brand-tile.tsx";
export { Icon, type IconName, type IconProps } from "./components/icon/icon.tsx";
export {
  FurnitureIcon,
  type FurnitureIconProps,
  type FurnitureName,
} from "./components/illustration/furniture-icon.tsx";
export { BoxPicture, type BoxPictureProps } from "./components/illustration/box-picture.tsx";
export { FloorPicture, type FloorPictureProps } from "./components/illustration/floor-picture.tsx";
export {
  GuideIllustration,
  type GuideIllustrationName,
  type GuideIllustrationProps,
} from "./components/illustration/guide-illustration.tsx";
export {
  Illustration,
  type IllustrationName,
  type IllustrationProps,
} from "./components/illustration/illustration.tsx";
export { TruckLoad, type TruckLoadProps } from "./components/illustration/truck-load.tsx";

export {
  Header,
  NavLink,
  type HeaderProps,
  type NavLinkProps,
} from "./components/header/header.tsx";
export { Logo, LogoMark, type LogoProps } from "./components/header/logo.tsx";
export {
  SectionNav,
  SectionNavLink,
  type SectionNavProps,
} from "./components/section-nav/section-nav.tsx";
export { Footer, type FooterDetail, type FooterProps } from "./components/footer/footer.tsx";
export { Tab, TabBar, type TabProps } from "./components/tab-bar/tab-bar.tsx";

export {
  ActionBar,
  Page,
  Section,
  Split,
  type PageProps,
  type SectionProps,
  type SplitProps,
} from "./components/layout/page.tsx";
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
export { Heading, Text, type HeadingProps, type TextProps } from "./components/text/text.tsx";
