/** Long work continues in a new task: before it the browser may paint, scroll and respond to touches. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
