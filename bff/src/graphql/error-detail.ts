/** After these a value of the question's own may follow, and that may be a password. */
const valueFollows = / ?Did you mean| got invalid value |, found |value: | cannot be (?=")| "(?=[^"]{0,500}" does not exist in)|(?<=Unexpected (?:Name|String|BlockString|Int|Float)) /u;

/** What the engine says at the end of a message about a value, after the value itself. */
const place = / at "([\w.[\]]{1,100})"; /u;
const reason = /Field "\w{1,100}" (?:of required type "[\w[\]!]{1,100}" was not provided|is not defined by type "\w{1,100}")|Expected non-nullable type "[\w[\]!]{1,100}" not to be null/u;

/** What the engine says of a question, for whoever wrote it: where and why, without suggestions and without any value that stood in it. */
export function detailOf(message: string): string {
  const [said = ''] = message.slice(0, 1_000).split(valueFollows);
  if (said.length === message.length) return said.slice(0, 300);
  const end = message.slice(-500);
  const where = place.exec(end)?.[1];
  const why = reason.exec(end)?.[0];
  return [said.trim(), where && `at ${where}`, why].filter(Boolean).join(' ').slice(0, 300);
}
