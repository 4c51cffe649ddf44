import { brand, type Paper, type PaperPart } from "@damadum/domain";
import { Box, DetailTable, Notice, Quotation, Table } from "@damadum/ui";

/** A paper on a sheet that is read on a screen and printed on A4. */
export function PaperSheet({ paper: { title, meta, parts } }: { paper: Paper }) {
  return (
    <Quotation issuer={brand.company} title={title} meta={meta}>
      <Box
        display="contents"
        _print={{
          display: "grid",
          gridTemplateColumns: "2fr 3fr",
          columnGap: "8",
          alignItems: "start",
        }}
      >
        {/* The two parties. */}
        {parts.slice(0, 2).map(toPart)}
      </Box>
      {parts.slice(2).map(toPart)}
    </Quotation>
  );
}

function toPart(part: PaperPart) {
  switch (part.kind) {
    case "facts":
      return (
        <Box key={part.caption} _print={{ breakInside: "avoid" }}>
          <DetailTable
            caption={part.caption}
            align={part.isMoney === true ? "end" : "start"}
            rows={part.facts.map(({ value, isTotal, ...fact }) => ({
              ...fact,
              value: isTotal === true ? <strong>{value}</strong> : value,
            }))}
          />
        </Box>
      );
    case "table":
      return (
        <Table
          key={part.caption}
          caption={part.caption}
          stacked={part.columns.length > 3}
          columns={part.columns}
          rows={part.rows.map((cells, index) => ({ key: `${index} ${cells[0] ?? ""}`, cells }))}
          footer={part.footer}
        />
      );
    case "note":
      return (
        <Notice key={part.title} title={part.title}>
          {part.text}
        </Notice>
      );
  }
}
