/** The query of an address. React Native's `URLSearchParams` writes and reads only some of it. */
export function writeQuery(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Values by name, of an address. */
export function readQuery(address: string): Map<string, string> {
  const [, query = ''] = (address.split('#')[0] ?? '').split('?');
  return new Map(
    query.split('&').map((entry) => {
      const [name = '', ...value] = entry.split('=');
      return [decode(name), decode(value.join('='))];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
