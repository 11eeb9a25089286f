import type { ComponentType } from 'react';

/** Lets a shopper prove their identity for the search; the page provides it. */
export type Certification = ComponentType<{
  onCertified: (proof: { certificationNumber: string }) => Promise<void> | void;
}>;
