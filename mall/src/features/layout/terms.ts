import { and, desc, eq } from 'drizzle-orm';
import { terms } from '../../db/schema/display.ts';
import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { hasBegun } from '../../malls/terms-versions.ts';
import { toDts } from '../../wire/dts.ts';

export const termsHandlers = {
  getTerms: async (context, { params, mallId }) => {
    const wanted = and(eq(terms.mallId, mallId), eq(terms.code, params.code), hasBegun(context));
    const versions = await context.db.select().from(terms).where(wanted).orderBy(desc(terms.apprDts));
    if (versions.length === 0) throw notFound('약관을');
    return versions.map((version) => ({
      infoNo: version.infoNo,
      terms: version.terms,
      apprDts: toDts(version.apprDts),
    }));
  },
} satisfies Partial<Handlers>;
