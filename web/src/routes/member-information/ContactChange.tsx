import { Button } from '@mantine/core';
import { useState } from 'react';
import { CodeCertification } from '../../features/certification/CodeCertification/CodeCertification.tsx';
import type { Proof } from '../../features/certification/proof.ts';
import { placed } from '../../shared/form/refusal.ts';
import classes from './Information.module.css';
import type { UpdateProfile } from './use-update-profile.ts';

interface ContactChangeProps {
  kind: 'email' | 'mobile';
  /** Of the member. */
  name: string;
  update: UpdateProfile;
  onDone: () => void;
}

/** Another address or number: proved by a code first. The proof outlives a failed try to save it. */
export function ContactChange({ kind, name, update, onDone }: ContactChangeProps) {
  const [unsaved, setUnsaved] = useState<{ proof: Proof; why: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save(proof: Proof) {
    if (isBusy) return;
    setIsBusy(true);
    const why = await whyNot(update, kind, proof);
    setIsBusy(false);
    if (why === null) return onDone();
    setUnsaved({ proof, why });
  }

  return (
    <div className={classes.changing}>
      {/* If the mall says that the proof is used or expired, the member needs a new code. */}
      {unsaved === null ? (
        <CodeCertification
          purpose="CHANGE"
          channels={[kind === 'email' ? 'EMAIL' : 'SMS']}
          name={name}
          onCertified={save}
        />
      ) : (
        <div role="alert" className={classes.unsaved}>
          <p>{unsaved.why}</p>
          <Button aria-disabled={isBusy} onClick={() => void save(unsaved.proof)}>
            {isBusy ? '저장하는 중' : '다시 저장하기'}
          </Button>
          <Button variant="default" onClick={() => setUnsaved(null)}>
            인증 다시 하기
          </Button>
        </div>
      )}
    </div>
  );
}

/** Null: it is saved. */
async function whyNot(update: UpdateProfile, kind: 'email' | 'mobile', proof: Proof): Promise<string | null> {
  const refusal = await update({ [kind]: proof[kind], certificationNumber: proof.certificationNumber });
  return refusal && placed(refusal, null)[0];
}
