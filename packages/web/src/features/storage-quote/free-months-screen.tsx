import { storagePromotions } from "@damadum/domain";
import { StorageQuote } from "./components/storage-quote.tsx";

/** `/event-free-month3`: the storage quote with the first three months free (enter type event3). */
export function FreeMonthsScreen() {
  return (
    <StorageQuote
      enterType="event3"
      title={
        <>
          박스 보관,
          <br />
          {storagePromotions.FREE_MONTH3.label}
        </>
      }
      lead={
        <>
          <span>{`${storagePromotions.FREE_MONTH3.months}개월이 지나면 자동으로 끝나고`}</span>
          <br />
          동의하지 않으면 유료로 바뀌지 않아요.
        </>
      }
    />
  );
}
