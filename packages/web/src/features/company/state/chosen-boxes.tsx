import { CompanyBoxActionCode, ProblemCode, type CompanyBox } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import * as z from "zod/mini";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** Maximum number of boxes in one request (CompanyDeliveryDraft). */
const MAX_CHOSEN = 1_000;

/** A box as it was when it was chosen; the server checks it again when it is part of a request. */
export type ChosenBox = Pick<
  CompanyBox,
  "cpbox_id" | "serial" | "cid" | "actions" | "name" | "department" | "retention_until"
>;

interface ChosenBoxes {
  /** By id, in the order in which they were chosen. */
  readonly boxes: ReadonlyMap<string, ChosenBox>;
  readonly choose: (boxes: readonly ChosenBox[], isChosen: boolean) => void;
  readonly clear: () => void;
}

const ChosenBoxesContext = createContext<ChosenBoxes | null>(null);

const text = z.nullable(z.string());
const boxSchema: z.ZodMiniType<ChosenBox> = z.object({
  cpbox_id: z.string(),
  serial: z.string(),
  cid: z.string(),
  actions: z.array(
    z.object({
      code: z.enum(CompanyBoxActionCode),
      reason: text,
      problem: z.nullable(z.enum(ProblemCode)),
    }),
  ),
  name: text,
  department: text,
  retention_until: text,
});

/** Stored per tab, so that the choice survives a reload and visits to other parts of the site. */
const kept = storedValue("company_chosen_boxes", z.array(boxSchema), "session");

/** Keeps the chosen boxes across all pages of the list, and for the request that follows. */
export function ChosenBoxesProvider({ children }: { readonly children: ReactNode }) {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, ChosenBox>>(
    () => new Map((kept.get() ?? []).map((box) => [box.cpbox_id, box])),
  );
  useEffect(() => {
    if (boxes.size === 0) kept.clear();
    else kept.set([...boxes.values()]);
  }, [boxes]);
  const value = useMemo<ChosenBoxes>(
    () => ({
      boxes,
      choose(rows, isChosen) {
        const next = new Map(boxes);
        for (const row of rows) {
          if (isChosen) next.set(row.cpbox_id, snapshotOf(row));
          else next.delete(row.cpbox_id);
        }
        if (next.size > MAX_CHOSEN) toast("박스는 한 번에 1,000개까지 고를 수 있어요.");
        else setBoxes(next);
      },
      clear: () => setBoxes(new Map()),
    }),
    [boxes],
  );
  return <ChosenBoxesContext value={value}>{children}</ChosenBoxesContext>;
}

/** The chosen boxes; throws outside a ChosenBoxesProvider. */
export function useChosenBoxes(): ChosenBoxes {
  const value = use(ChosenBoxesContext);
  if (value === null) throw new Error("Boxes are chosen inside a ChosenBoxesProvider.");
  return value;
}

function snapshotOf(box: ChosenBox): ChosenBox {
  const { cpbox_id, serial, cid, name, department, retention_until } = box;
  // Up to a thousand are kept, so without why the others are closed.
  const actions = box.actions.filter(({ reason }) => reason === null);
  return { cpbox_id, serial, cid, actions, name, department, retention_until };
}
