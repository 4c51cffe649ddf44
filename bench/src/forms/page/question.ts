/** What a form shows: a question of the quote, of the signup, or that many plain inputs. */
export const questions = ["detail", "memo", "phone", "20", "100", "400"] as const;
export type Question = (typeof questions)[number];

/** Our form, and the same one written by hand with react-hook-form. */
export const formNames = ["damadum", "by-hand"] as const;
export type FormName = (typeof formNames)[number];

export interface FormProps {
  readonly question: Question;
  /** Called with the answers so far, after a pause. */
  readonly onAnswers: (answers: object) => void;
}

/** Names and labels of a form of plain inputs. */
export function plainFields(
  count: number,
): readonly { readonly name: string; readonly label: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `answer_${index + 1}`,
    label: `답 ${index + 1}`,
  }));
}
