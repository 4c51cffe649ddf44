import { StorageQuote, WideBreak } from "./components/storage-quote.tsx";

/** `/storage`: the storage quote, question by question. */
export function StorageQuoteScreen() {
  return (
    <StorageQuote
      enterType="quote"
      title={
        <>
          짐은 맡기고 <WideBreak />
          공간은 넓게 쓰세요
        </>
      }
      lead={
        <>
          박스를 가져가서 보관하고, <WideBreak />
          필요할 때 가져다 드려요.
        </>
      }
    />
  );
}
