import { type Charges, form } from '../../rules/charge.ts';

export const certificationCharges: Charges = {
  'Mutation.sendCertificationCode': form,
  'Mutation.verifyCertificationCode': form,
  'Mutation.startPhoneCertification': form,
  'Mutation.finishPhoneCertification': form,
};
