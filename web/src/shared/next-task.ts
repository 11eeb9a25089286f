/** Long work goes on in a task of its own: before it the browser may paint, scroll and answer touches. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
