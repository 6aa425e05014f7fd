/** A reason not to go on that the operator can act on: printed as one sentence, without a stack. */
export class Refusal extends Error {}

/** Runs a command's main function; a refusal ends the process with 1 and its sentence, anything else with its stack. */
export async function runCommand(main) {
  try {
    const code = await main();
    process.exit(code ?? 0);
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
