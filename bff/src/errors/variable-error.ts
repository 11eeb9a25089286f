const valueFollows = ' got invalid value ';
/** Where in the variable the value stands; names of the schema and indices alone. */
const place = /(?: at "[\w.[\]]+")?; $/u;
/** Texts and numbers: a code sent as a number is as secret as one sent as a text. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|(?<![\w"])-?\d[\w.+-]*/gu;
const hiddenText = '"…"';
const hiddenValue = '…';

/**
 * The engine's message about a variable without any text or number that the variable holds: it may be a password.
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

/** The engine repeats a value as it printed it before; a word that is in no enum, as it came. */
function withoutValue(reason: string, value: string): string {
  const hiddenOnce = reason.replaceAll(value, hide(value));
  return value.startsWith('"') ? hiddenOnce.replaceAll(`"${JSON.parse(value) as string}"`, hiddenText) : hiddenOnce;
}

function hide(value: string): string {
  const shown = value.replace(textOrNumber, (part) => (part.startsWith('"') ? hiddenText : hiddenValue));
  // A key that holds a quote shifts what looks like a text: then nothing of the value is shown.
  return /^[\w\s{}[\],:….-]*$/u.test(shown.replaceAll(/(?<!\w)"…"(?!\w)/gu, '')) ? shown : hiddenValue;
}
