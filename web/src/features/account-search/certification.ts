import type { ComponentType } from 'react';

/** Lets somebody prove who they are, for the purpose of the search; the page brings it. */
export type Certification = ComponentType<{
  onCertified: (proof: { certificationNumber: string }) => Promise<void> | void;
}>;
