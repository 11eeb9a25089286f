import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readTogether } from '../../db/read-together.ts';
import { conflict, invalid, paymentUnavailable, type Refusal } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { lockMember } from '../../members/members.queries.ts';
import { findAttempt, refuseAttempt, repeatAttempt } from '../payments/attempts.ts';
import { currentProvider } from '../payments/providers.ts';
import { readBegun } from '../payments/begun-payment.ts';
import { ProviderUnreachable, OpeningRefused, type Attempt, type ProviderForm } from '../payments/provider.ts';
import { formOf, openForm, toPgRequest } from '../payments/forms.ts';
import type { Settlement } from '../payments/settlement.ts';
import { payableOf } from '../order-kinds/order-kinds.ts';
import { findByNumberIn, lockByNumber } from './payables.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/**
 * Opens a begun payment at the provider, outside of any transaction (contract, "Opening a payment"). Unknown result: 503, the
 * order stands, and a repeat opens an attempt of its own. Final refusal: 1400 on the method, the attempt has failed; an order
 * that was placed with it ends, and its sheet can be used again.
 */
export const openPayment: Settlement['openPayment'] = async (context, facts, isRepeat, deadline) => {
  const { payNo, ...rest } = readBegun(facts);
  const attempt = isRepeat ? await attemptOfRepeat(context, payNo) : await mustFind(context.db, payNo);
  const form = formOf(context, attempt) ?? (await openNow(context, attempt, rest, deadline));
  const { ordNo, payPrc, expDts } = attempt;
  const kind = payableOf(ordNo);
  if (!form || !kind?.response) throw notAwaited(await stateOf(context.db, ordNo));
  const order = await kind.response(context, ordNo);
  return { ordNo, payPrc, payDueDts: toDts(expDts), pgReq: toPgRequest(attempt, form), field: kind.field, order };
};

type OnRefusal = Pick<ReturnType<typeof readBegun>, 'ordShtNo' | 'endsUnpaid'>;

async function openNow(
  context: MallContext,
  attempt: Attempt,
  onRefusal: OnRefusal,
  deadline: number,
): Promise<ProviderForm | null> {
  try {
    return await openForm(context, attempt, deadline);
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentUnavailable(attempt.ordNo, error);
    if (error instanceof OpeningRefused) throw refused(attempt, error.message, onRefusal);
    throw error;
  }
}

/**
 * The attempt of the key while its form is valid, else a new one with the same method. Throws STATE if no payment is awaited.
 * Everything else was checked by the first call of the key.
 */
function attemptOfRepeat(context: MallContext, payNo: string): Promise<Attempt> {
  return inTransaction(context, async (context) => {
    const { db } = context;
    const { ordNo, memNo, mallId, payMthdCd, cardCd, instMnth, rtnUrl } = await mustFind(db, payNo);
    await lockMember(db, memNo);
    const payable = await lockByNumber(db, ordNo);
    if (!payable?.isHeld || !payable.kind.repeatPayment) throw notAwaited(payable?.ordStat);
    const first = await mustFind(db, payNo);
    if (first.payStat === 'READY' && formOf(context, first)) return first;
    if (!currentProvider(context)) throw paymentUnavailable(ordNo);
    const method = { payMthdCd, cardCd, instMnth };
    const { payDueDts, ...payment } = await payable.kind.repeatPayment(context, ordNo, method);
    return repeatAttempt(context, { ordNo, mallId, memNo, ...payment, rtnUrl, expDts: payDueDts });
  });
}

/** Ends nothing if another attempt has replaced this one meanwhile. */
function refused({ payNo, ordNo, memNo }: Attempt, reason: string, { ordShtNo, endsUnpaid }: OnRefusal): Refusal {
  return invalid([{ field: 'payMthdCd', reason }], async (context) => {
    const { db } = context;
    await lockMember(db, memNo);
    const payable = await lockByNumber(db, ordNo);
    if (!(await refuseAttempt(context, payNo, reason))) return;
    if (endsUnpaid || ordShtNo !== null) await payable?.kind.endUnpaid?.(context, ordNo);
    if (ordShtNo !== null) await payable?.kind.reopenSheet?.(db, ordShtNo, ordNo);
  });
}

async function stateOf(db: Database, ordNo: string): Promise<string | undefined> {
  return (await readTogether(db, { payable: findByNumberIn(ordNo) })).payable?.ordStat;
}

function notAwaited(stat = ''): Refusal {
  return conflict('지금은 결제할 수 없는 주문이에요.', { rsnCd: 'STATE', stat });
}

async function mustFind(db: Database, payNo: string): Promise<Attempt> {
  const attempt = await findAttempt(db, payNo);
  if (!attempt) throw new Error(`There is no attempt ${payNo}.`);
  return attempt;
}
