import { giveStylesTheirNonce } from './style-nonce.ts';

giveStylesTheirNonce();
// Imported only now: Monaco writes its first style element while its module starts.
await import('./start.tsx');
