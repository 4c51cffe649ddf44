import { Button, Icon } from "@damadum/ui";

/** Prints the page; print styles leave only the document. */
export function PrintButton() {
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Icon name="print" size={20} />}
      onClick={() => window.print()}
    >
      인쇄하기
    </Button>
  );
}
