import { and, desc, eq } from 'drizzle-orm';
import { terms } from '../../db/schema/display.ts';
import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';

export const termsHandlers = {
  getTerms: async ({ db }, { params, mallId }) => {
    const approved = and(eq(terms.mallId, mallId), eq(terms.code, params.code), eq(terms.apprStat, 'Y'));
    const versions = await db.select().from(terms).where(approved).orderBy(desc(terms.apprDts));
    if (versions.length === 0) throw notFound('약관을');
    return versions.map((version) => ({
      infoNo: version.infoNo,
      terms: version.terms,
      apprDts: toDts(version.apprDts),
    }));
  },
} satisfies Partial<Handlers>;
