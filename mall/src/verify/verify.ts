import { operationsOf, readOpenApiDocument } from '../http/openapi-document.ts';
import { AnswerCheck, type Deviation } from './answer-check.ts';
import { isRow, textIn } from './facts.ts';
import { MallCaller, type Send } from './mall-caller.ts';
import { readAsMember } from './read-member.ts';
import { readAsVisitor } from './read-visitor.ts';
import { writeAndUndo } from './write.ts';

export interface VerifyOptions {
  /** Address segment of the mall to look at. */
  mallUrl: string;
  /** Whose reads are verified too; null: visitors' alone. */
  member: { id: string; password: string } | null;
  /** Whether small things are written and taken away again: a favorite, a line of the cart, an address, an inquiry. */
  mayWrite: boolean;
}

export interface Report {
  /** Each once. */
  deviations: Deviation[];
  /** How many operations were called. */
  asked: number;
  /** Ids of operations that were not. */
  left: string[];
}

/** Compares a running mall with the contract. Reads alone, but for a session of the member, unless it may write. */
export async function verifyMall(send: Send, { mallUrl, member, mayWrite }: VerifyOptions): Promise<Report> {
  const caller = new MallCaller(checkOfContract(), send);
  const found = await readAsVisitor(caller, mallUrl);
  if (found && member) {
    const session = await caller.ask('signIn', { body: { ...member, mallId: found.mallId } });
    const token = isRow(session) ? textIn(session, 'accessToken') : null;
    if (token !== null) {
      caller.bearer = token;
      await readAsMember(caller, found);
      if (mayWrite) await writeAndUndo(caller, found);
      await caller.ask('signOut');
    }
  }
  const operations = operationsOf(readOpenApiDocument()).map(({ id }) => id);
  return {
    deviations: once(caller.deviations),
    asked: caller.asked.size,
    left: operations.filter((id) => !caller.asked.has(id)),
  };
}

let check: AnswerCheck | undefined;

/** Compiling its schemas takes longer than most of a run. */
function checkOfContract(): AnswerCheck {
  return (check ??= new AnswerCheck(readOpenApiDocument()));
}

function once(deviations: readonly Deviation[]): Deviation[] {
  return [...new Map(deviations.map((each) => [`${each.operation} ${each.field} ${each.what}`, each])).values()];
}
