const valueFollows = ' got invalid value ';
/** Where in the variable the value stands; names of the schema and indices alone. */
const place = /(?: at "[\w.[\]]+")?; $/u;
const text = /"(?:[^"\\]|\\.)*"/gu;
const hidden = '"…"';

/**
 * The engine's message about a variable without any text that the variable holds: it may be a password. `reason` is the
 * part after the value, as the engine's own cause has it; it may repeat the value.
 */
export function withoutTexts(message: string, reason: string): string {
  const start = message.indexOf(valueFollows);
  if (start < 0 || !message.endsWith(reason))
    return start < 0 ? message : message.slice(0, start + valueFollows.trimEnd().length);
  const before = message.slice(0, start + valueFollows.length);
  const valueAndPlace = message.slice(before.length, message.length - reason.length);
  const [where = '; '] = place.exec(valueAndPlace) ?? [];
  const value = valueAndPlace.slice(0, valueAndPlace.length - where.length);
  return before + value.replace(text, hidden) + where + withoutValue(reason, value);
}

/** The engine repeats a value as it printed it before; a word that is in no enum, as it came. */
function withoutValue(reason: string, value: string): string {
  const hiddenOnce = reason.replaceAll(value, value.replace(text, hidden));
  return value.startsWith('"') ? hiddenOnce.replaceAll(`"${JSON.parse(value) as string}"`, hidden) : hiddenOnce;
}
