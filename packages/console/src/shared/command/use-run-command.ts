import {
  isApiError,
  useRunOperatorCommand,
  type OperatorCommandResult,
  type OperatorInput,
} from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { withoutCodes } from "../without-codes.ts";

interface Press {
  readonly ask: () => void;
  readonly done?: (result: OperatorCommandResult) => void;
  readonly isShown?: boolean | undefined;
}

/**
 * Runs a command, says what it did unless the caller shows its answer, and reads again what is on the screen; an error
 * is said too, unless the caller shows it where it was typed.
 */
export function useRunCommand() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, variables } = useRunOperatorCommand();

  async function run(
    name: string,
    input: OperatorInput,
    { isShown = false }: Pick<Press, "isShown"> = {},
  ): Promise<OperatorCommandResult> {
    try {
      const result = await mutateAsync({ name, data: { input } });
      if (result.message !== null && !isShown)
        toast(withoutCodes(result.message), { tone: "success" });
      return result;
    } finally {
      // After a refusal too: somebody else may have taken the step.
      await queryClient.invalidateQueries();
    }
  }

  return {
    run,
    /** For a press without a form; `ask` opens the form when the command turns out to lack something. */
    press: async (name: string, input: OperatorInput, { ask, done, isShown }: Press) => {
      try {
        const result = await run(name, input, { isShown });
        done?.(result);
      } catch (error) {
        if (isApiError(error) && error.problem.code === "validation_failed") ask();
        toast(error instanceof Error ? error.message : String(error), { tone: "error" });
      }
    },
    /** Whether this command with this input is running. */
    isRunning: (name: string, input: OperatorInput) =>
      isPending && variables.name === name && variables.data.input["to"] === input["to"],
  };
}
