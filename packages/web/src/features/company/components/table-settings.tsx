import { Box, Button, Checkbox, Dialog, FieldGroup, Select, Stack, useFieldIds } from "@damadum/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import type { BoxQuery } from "../box-query.ts";
import { BOX_PAGE_SIZES } from "../page-sizes.ts";
import { optionalColumns } from "./box-columns.tsx";

interface TableSettingsProps {
  readonly query: BoxQuery;
  readonly hidden: readonly string[];
  readonly onShow: (column: string, isShown: boolean) => void;
}

const DEVICE_ONLY = "이 기기에서만 바뀌어요. 이름은 언제나 보여요.";

/** Sets the columns of the box table on this device, and the rows per page. */
export function TableSettings({ query, hidden, onShow }: TableSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const ids = useFieldIds(undefined, { help: DEVICE_ONLY });
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        표 설정
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="표 설정"
        footer={<Button onClick={() => setOpen(false)}>닫기</Button>}
      >
        <Stack gap="5">
          {/* Cards on phones show everything. */}
          <Box display={{ base: "none", md: "block" }}>
            <FieldGroup ids={ids} label="표에 보일 항목" help={DEVICE_ONLY}>
              {optionalColumns.map(({ key, header }) => (
                <Checkbox
                  key={key}
                  label={header}
                  checked={!hidden.includes(key)}
                  onValueChange={(isShown) => onShow(key, isShown)}
                />
              ))}
            </FieldGroup>
          </Box>
          <Select
            label="한 쪽에 보일 박스"
            placeholder={null}
            value={String(query.limit)}
            options={BOX_PAGE_SIZES.map((size) => ({ value: String(size), label: `${size}개` }))}
            onValueChange={(size) => {
              // Back to the first page, because another size makes other pages.
              const href = paths.companyBoxes.getHref({ ...query, page: 1, limit: Number(size) });
              void navigate(href, { replace: true });
            }}
          />
        </Stack>
      </Dialog>
    </>
  );
}
