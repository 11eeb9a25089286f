/** A payment (TAKEN) or a refund (BACK) in the books of the mall or of a payment provider. */
export interface Move {
  tp: 'TAKEN' | 'BACK';
  /** A payment's number at the provider. A refund's number in the books that list it. */
  no: string;
  /** The mall's number of a refund, where the provider repeats it. */
  ownNo?: string | null;
  payNo: string;
  /** The payment's number at the provider, of a refund as well. */
  tid: string;
  /** Won. */
  amt: number;
  at: Date;
}

/** A move that one side has and the other has not, or with another sum. At least one of them is there. */
export interface Difference {
  ours: Move | null;
  theirs: Move | null;
}

type AreOne = (our: Move, their: Move) => boolean;

const byNumber: AreOne = (our, their) => our.no === (their.ownNo ?? their.no);
const bySum: AreOne = (our, their) => our.amt === their.amt;

/**
 * What two books say differently. Payments are compared by their number at the provider. Refunds are told apart by the mall's number
 * where the provider repeats it, else by their sum. A refund of a payment that neither side has is the end of an unpaid account.
 */
export function compareBooks(ours: readonly Move[], theirs: readonly Move[]): Difference[] {
  const ourMoves = Map.groupBy(ours, ({ tid }) => tid);
  const theirMoves = Map.groupBy(theirs, ({ tid }) => tid);
  return [...new Set([...ourMoves.keys(), ...theirMoves.keys()])].flatMap((tid) => {
    const [our, their] = [ourMoves.get(tid) ?? [], theirMoves.get(tid) ?? []];
    if (![...our, ...their].some(isPayment)) return [];
    return [
      ...compareMoves(our.filter(isPayment), their.filter(isPayment), [byNumber]),
      ...compareMoves(our.filter(isRefund), their.filter(isRefund), [byNumber, bySum]),
    ];
  });
}

/** Pairs each of ours with one of theirs at most, by the first rule that fits. A pair of one sum is no difference. */
function compareMoves(ours: readonly Move[], theirs: readonly Move[], rules: readonly AreOne[]): Difference[] {
  const left = { ours: new Set(ours), theirs: new Set(theirs) };
  const pairs: { ours: Move; theirs: Move }[] = [];
  for (const areOne of rules)
    for (const our of left.ours) {
      const their = [...left.theirs].find((each) => areOne(our, each));
      if (!their) continue;
      pairs.push({ ours: our, theirs: their });
      left.ours.delete(our);
      left.theirs.delete(their);
    }
  return [
    ...pairs.filter((pair) => pair.ours.amt !== pair.theirs.amt),
    ...[...left.ours].map((our) => ({ ours: our, theirs: null })),
    ...[...left.theirs].map((their) => ({ ours: null, theirs: their })),
  ];
}

const isPayment = ({ tp }: Move) => tp === 'TAKEN';
const isRefund = ({ tp }: Move) => tp === 'BACK';
