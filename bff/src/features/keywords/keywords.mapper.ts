import type { SmartKeyword } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import type { WireKeyword } from './keywords.wire.ts';

export function toSmartKeyword(wire: WireKeyword, mallNumber: string): SmartKeyword {
  return {
    id: opaqueId('SmartKeyword', mallNumber, wire.searchNo),
    number: wire.searchNo,
    name: wire.srhName,
    priority: wire.prir,
  };
}
