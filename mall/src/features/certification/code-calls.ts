import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { toDts } from '../../wire/dts.ts';
import { refundGuess, consumeGuess, consumeSending } from '../../security/rate-limits.ts';
import { hashToken } from '../../security/sealing.ts';
import { codeMessage } from './code-message.ts';
import { post } from '../../mail/outbox.ts';
import { issueProof } from './proofs.ts';
import { codeRefusal, openRequest, renewCode, tryCode } from './requests.ts';
import { readTarget } from './targets.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const codeHandlers = { sendCertCode, verifyCertCode } satisfies Partial<Handlers>;

/** Looks nothing up: every target gets the same response after the same work. */
async function sendCertCode(context: MallContext, { body, mallId, caller, address }: Call<'sendCertCode'>) {
  const { certTp, memNm, purposeCd } = body;
  const target = readTarget('target', certTp, body.target);
  await consumeSending(context, address, target);
  return inTransaction(context, async (context) => {
    const memNo = caller?.memNo ?? null;
    const certReqNo = await openRequest(context, {
      kind: certTp,
      purposeCd,
      mallId,
      memNo,
      person: { memNm, target, birthDt: null },
    });
    const { code, expiresAt } = await renewCode(context, certReqNo);
    await post(context, { mallId, channel: certTp, target, ...codeMessage('CERT_CODE', code) });
    return { certReqNo, expDts: toDts(expiresAt) };
  });
}

async function verifyCertCode(context: MallContext, { body, address }: Call<'verifyCertCode'>) {
  const { certReqNo, certVal } = body;
  await consumeGuess(context, address);
  const certReqHash = hashToken(certReqNo);
  const outcome = await tryCode(context, certReqHash, certVal);
  if (typeof outcome === 'string') throw codeRefusal(outcome, 'certReqNo');
  const proof =
    outcome.kind === 'PHONE' || outcome.purposeCd === 'STEP_EMAIL' ? null : await issueProof(context, certReqHash);
  if (!proof) throw codeRefusal('ended', 'certReqNo');
  await refundGuess(context, address);
  return { certNo: proof.certNo };
}
