import { getTableColumns } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { notSignedIn } from '../../http/refusal.ts';
import { findMember } from '../../members/members.queries.ts';
import { unsealText } from '../../security/sealed-text.ts';
import { toDay } from '../../wire/days.ts';
import { checkCheckToken } from '../../members/check-token.ts';
import { dataParts, secretColumns, type DataPart } from './data-parts.ts';
import type { Member } from '../../members/member-person.ts';

export const ownDataHandlers = { getOwnData } satisfies Partial<Handlers>;

async function getOwnData(context: MallContext, call: Call<'getOwnData'>) {
  const caller = memberOf(call);
  await checkCheckToken(context, caller, call.params['X-Check-Token']);
  const found = await findMember(context.db, caller.memNo);
  if (!found) throw notSignedIn();
  const parts: Record<string, unknown[]> = {};
  // One after another: a file for one member must not take the connections of all.
  for (const part of dataParts) parts[part.title] = await rowsOf(context, part, found.member);
  return { fileNm: `내정보-${toDay(context.now())}.json`, cntn: JSON.stringify(parts, null, 2) };
}

async function rowsOf(context: MallContext, { table, own }: DataPart, member: Member) {
  const rows = await context.db.select().from(table).where(own(context.db, member));
  const columns = Object.keys(getTableColumns(table)).filter(
    (name) => !secretColumns.some((pattern) => pattern.test(name)),
  );
  return rows.map((row) =>
    Object.fromEntries(columns.map((name) => shown(context, name, (row as Record<string, unknown>)[name]))),
  );
}

/** What is sealed is opened under its own name: sealedOptTxt is optTxt. */
function shown({ keys }: MallContext, name: string, value: unknown): [name: string, value: unknown] {
  const sealed = /^sealed(.*)$/u.exec(name)?.[1];
  if (sealed === undefined) return [name, value];
  const opened = typeof value === 'string' ? unsealText(keys, value) : null;
  return [sealed === '' ? 'personal' : sealed.charAt(0).toLowerCase() + sealed.slice(1), opened && parsed(opened)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
