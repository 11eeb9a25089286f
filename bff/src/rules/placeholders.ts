const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Puts a mall's name and address into its legal texts, as text: markup in a name is escaped. */
export function fillPlaceholders(html: string, { name, url }: { name: string; url: string }): string {
  const values: Readonly<Record<string, string>> = { mallNm: asText(name), mallUrl: asText(url) };
  return html.replace(/#\{(mallNm|mallUrl)\}/gu, (_placeholder, key: string) => values[key] ?? ''); // a function, so that $& in a name is just letters
}

function asText(value: string): string {
  return value.replace(/[&<>"']/gu, (sign) => signs[sign] ?? '');
}
