import { type Charges, form } from '../../graphql/charge.ts';

export const certificationCharges: Charges = {
  'Mutation.sendCertificationCode': form,
  'Mutation.verifyCertificationCode': form,
  'Mutation.startPhoneCertification': form,
  'Mutation.finishPhoneCertification': form,
};
