export type * from './__generated__/schema-types.ts';
export { possibleTypes } from './__generated__/possible-types.ts';
export { claimsOf, lifetimeOf } from './access-token.ts';
export { MallClient } from './client.ts';
export { sendDocument, type DocumentAnswer, type PersistedDocument } from './documents.ts';
export { now, secondsSince, type Moment } from './elapsed.ts';
export {
  faultsOf,
  GatewayError,
  hasErrorCode,
  isConflict,
  isOfType,
  isRefused,
  type FaultyField,
  type GatewayFault,
} from './errors.ts';
export { uploadFile, type UploadedFile } from './files.ts';
export { awaitPayment, isPaymentReturn, readCheckoutReturn, type PaymentState } from './payment.ts';
export { refusalFragment } from './refusal.ts';
export { sessionFetch } from './session-fetch.ts';
export { memoryStorage, webStorage, type SessionStorage, type WebStorage } from './session-storage.ts';
export { isDue, MallSession, sessionHeaders, type HeldPair, type TokenPair } from './session.ts';
export { gatewayVersion } from './version.ts';
