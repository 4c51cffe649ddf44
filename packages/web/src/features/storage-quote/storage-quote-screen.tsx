import { StorageQuote } from "./components/storage-quote.tsx";

/** `/storage`: what keeping boxes costs, question by question. */
export function StorageQuoteScreen() {
  return (
    <StorageQuote
      enterType="quote"
      title={
        <>
          짐은 맡기고
          <br />
          공간은 넓게 쓰세요
        </>
      }
      lead={
        <>
          박스에 담아 두시면 가지러 가서
          <br />
          필요할 때 다시 가져다드려요.
        </>
      }
    />
  );
}
