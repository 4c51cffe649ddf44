import { searchForms } from "@damadum/domain";

/**
 * The forms in which a box's name and contents are looked for, one line for each. A serial is looked up as a
 * whole: its random letters would fill the index with pieces that nobody types.
 */
export function searchColumns(box: {
  readonly name: string | null;
  readonly contents: string | null;
}): { readonly search_jamo: string; readonly search_choseong: string } {
  const forms = [box.name ?? "", box.contents ?? ""].map(searchForms);
  return {
    search_jamo: forms.map(({ jamo }) => jamo).join("\n"),
    search_choseong: forms.map(({ choseong }) => choseong).join("\n"),
  };
}
