/** Something the person at the keyboard can mend: one sentence that says what is wrong and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs a command of the project; a refusal is printed as its one sentence and ends with exit code 1. */
export async function runCommand(command: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? process.exitCode ?? 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
