const valueFollows = ' got invalid value ';
/** The path of the value within the variable: names of the schema and indices only. */
const place = /(?: at "[\w.[\]]+")?; $/u;
/** Texts and numbers, since a secret code may be sent as a number. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|(?<![\w"])-?\d[\w.+-]*/gu;
const hiddenText = '"…"';
const hiddenValue = '…';

/**
 * graphql-js's message about a variable, without the variable's texts and numbers: they may be a password.
 * `reason` is the part after the value, as the engine's own cause has it; it may repeat the value.
 */
export function withoutTexts(message: string, reason: string): string {
  const start = message.indexOf(valueFollows);
  if (start < 0 || !message.endsWith(reason))
    return start < 0 ? message : message.slice(0, start + valueFollows.trimEnd().length);
  const before = message.slice(0, start + valueFollows.length);
  const valueAndPlace = message.slice(before.length, message.length - reason.length);
  const [where = '; '] = place.exec(valueAndPlace) ?? [];
  const value = valueAndPlace.slice(0, valueAndPlace.length - where.length);
  return before + hide(value) + where + withoutValue(reason, value);
}

/** The engine repeats the printed value, or for enums the raw one. */
function withoutValue(reason: string, value: string): string {
  const hiddenOnce = reason.replaceAll(value, hide(value));
  return value.startsWith('"') ? hiddenOnce.replaceAll(`"${JSON.parse(value) as string}"`, hiddenText) : hiddenOnce;
}

function hide(value: string): string {
  const shown = value.replace(textOrNumber, (part) => (part.startsWith('"') ? hiddenText : hiddenValue));
  // A key with a quote shifts the apparent string, so then the whole value is hidden.
  return /^[\w\s{}[\],:….-]*$/u.test(shown.replaceAll(/(?<!\w)"…"(?!\w)/gu, '')) ? shown : hiddenValue;
}
