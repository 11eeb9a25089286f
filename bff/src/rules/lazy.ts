/** Computes a value when it is first needed, and once. */
export function lazy<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
