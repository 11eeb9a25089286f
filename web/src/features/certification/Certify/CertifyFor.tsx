import type { Proof } from '../proof.ts';
import { Certify } from './Certify.tsx';

interface CertifyForProps {
  onCertified: (proof: Proof) => Promise<void> | void;
}

/** For shoppers who look for their ids. */
export function CertifyForId({ onCertified }: CertifyForProps) {
  return <Certify purpose="FIND_ID" onCertified={onCertified} />;
}

/** For shoppers who lost a password. */
export function CertifyForPassword({ onCertified }: CertifyForProps) {
  return <Certify purpose="FIND_PASSWORD" onCertified={onCertified} />;
}
