/** An error that the user can fix: one sentence with the cause and the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs a command of the project; prints a refusal as one sentence and exits with 1. */
export async function runCommand(command: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? process.exitCode ?? 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
