/** As a field of one line shows it. Browsers take line breaks out of such a field, which joins the words around them. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/gu, ' ');
}
