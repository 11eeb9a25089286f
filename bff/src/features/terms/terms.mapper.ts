import type { TermsVersion } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fillPlaceholders } from '../../rules/placeholders.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { WireTermsVersion } from './terms.wire.ts';

/** Placeholders first, as text, then the whole is made safe. */
export function toTermsVersion(wire: WireTermsVersion, mall: MallModel): TermsVersion {
  const place = { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost };
  return {
    id: opaqueId('TermsVersion', mall.number, wire.infoNo, mall.device),
    number: wire.infoNo,
    html: toSafeHtml(fillPlaceholders(wire.terms, mall), place),
    approvedAt: toInstant(wire.apprDts),
  };
}
