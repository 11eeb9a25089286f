import { positionsKey } from '../../shared/scroll-restoration/scroll-positions.ts';
import { refreshThresholdSeconds, sessionKey } from '../../shop/session/session-store.ts';
import { clientFilesId } from '../document/start-script.ts';
import { claimsOf, requestMemberPage, updateNodes, whenParsed } from './request-member-page.ts';

const settings = { sessionKey: sessionKey(''), refreshThresholdSeconds, positionsKey, clientFilesId };

/** Asks for the content of a page that the document lacks, if a member's session is stored. The text is the same on every page. */
export const requestScript = `(${requestMemberPage})(${JSON.stringify(settings)},{claimsOf:${claimsOf},updateNodes:${updateNodes},whenParsed:${whenParsed}})`;
