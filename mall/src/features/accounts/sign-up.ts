import { randomBytes } from 'node:crypto';
import type { MallContext, TransactionContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { invalid } from '../../http/refusal.ts';
import { maskName } from '../../security/masking.ts';
import { hashPassword } from '../../security/passwords.ts';
import { readProof, spendProof } from '../certification/proofs.ts';
import type { CertRequest } from '../../members/cert-person.ts';
import { readTarget } from '../certification/targets.ts';
import { postWelcomeMessage } from '../mail-links/welcome-messages.ts';
import { advertising, checkConsents, storeConsents } from './consents.ts';
import { refundGuess, consumeGuess } from '../../security/rate-limits.ts';
import { sealPerson } from '../../members/member-person.ts';
import { isIdFree } from '../../members/members.queries.ts';
import { checkNewPassword } from './password-rules.ts';
import { spendProvenEmail } from './proven-emails.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

type SignUp = Call<'createMember'>['body'];

export const signUpHandlers = { checkId, createMember } satisfies Partial<Handlers>;

/** Each check of an id counts as an attempt, with or without a proof, so that no one can enumerate ids. */
async function checkId(context: MallContext, { body, mallId, address }: Call<'checkId'>) {
  const { id, certNo } = body;
  await consumeGuess(context, address);
  await readProof(context, { certNo, purposeCd: 'JOIN', mallId });
  return { usableYn: (await isIdFree(context, mallId, id)) ? 'Y' : 'N' };
}

async function createMember(context: MallContext, { body: wish, mallId, address }: Call<'createMember'>) {
  await consumeGuess(context, address);
  const wanted = { certNo: wish.certNo, purposeCd: 'JOIN' as const, mallId };
  checkFields(wish, await readProof(context, wanted));
  const passwordHash = await hashPassword(wish.password);
  const memNo = await inTransaction(context, async (context) => {
    const proof = await spendProof(context, wanted);
    return storeMember(context, { wish, proof, passwordHash });
  });
  await refundGuess(context, address);
  return { memNo };
}

function checkFields({ id, password, memNm, agreeCdList, email }: SignUp, proof: CertRequest): void {
  readTarget('email', 'EMAIL', email);
  checkNewPassword('password', password, id);
  checkConsents(agreeCdList);
  if (!isCertifiedName(memNm, proof)) throw invalid([{ field: 'memNm', reason: '본인인증한 이름과 달라요.' }]);
}

/** After certification at the agency the shopper has seen only the masked name. */
function isCertifiedName(given: string, { kind, memNm }: CertRequest): boolean {
  return given === memNm || (kind === 'PHONE' && memNm !== null && given === maskName(memNm));
}

interface NewMember {
  wish: SignUp;
  proof: CertRequest;
  passwordHash: string;
}

async function storeMember(context: TransactionContext, { wish, proof, passwordHash }: NewMember): Promise<string> {
  const { mallId, kind, target } = proof;
  const email = readTarget('email', 'EMAIL', wish.email);
  const memNo = `MB${randomBytes(6).toString('hex').toUpperCase()}`;
  const agrees = wish.agreeCdList.includes(advertising) ? 'Y' : 'N';
  const isProven = (kind === 'EMAIL' && target === email) || (await spendProvenEmail(context, mallId, email));
  if (!(await isIdFree(context, mallId, wish.id))) throw takenId();
  const stored = await context.db
    .insert(members)
    .values({
      memNo,
      mallId,
      loginId: wish.id.toLowerCase(),
      passwordHash,
      ...sealPerson(context.keys, mallId, {
        memNm: proof.memNm ?? wish.memNm,
        email,
        mobile: kind === 'EMAIL' ? null : target,
        zipCd: null,
        roadAddr: null,
        dtlAddr: null,
      }),
      emailCertYn: isProven ? 'Y' : 'N',
      emailAgreeYn: agrees,
      smsAgreeYn: agrees,
      joinDts: context.now(),
    })
    .onConflictDoNothing()
    .returning({ memNo: members.memNo });
  if (stored.length === 0) throw takenId();
  await storeConsents(context, { memNo, mallId }, wish.agreeCdList);
  await postWelcomeMessage(context, { memNo, mallId, email, agrees: agrees === 'Y' });
  return memNo;
}

function takenId() {
  return invalid([{ field: 'id', reason: '사용할 수 없는 아이디예요. 다른 아이디를 입력해주세요.' }]);
}
