import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { AgreedSubsidies } from '../../features/phones/PhoneOrder/AgreedSubsidies.tsx';
import { AgreedSums } from '../../features/phones/PhoneOrder/AgreedSums.tsx';
import {
  chosenFacts,
  deliveryFacts,
  holderFacts,
  parcelWords,
} from '../../features/phones/PhoneOrder/contract-facts.ts';
import { CreditRights } from '../../features/phones/PhonePurchase/CreditRights.tsx';
import { TerminationFees } from '../../features/phones/PhonePurchase/TerminationFees.tsx';
import { Facts } from '../../features/orders/OrderParts/Facts.tsx';

interface ContractPartProps {
  order: PhoneOrderDetailsFragment;
}

const unknown = <p>지금은 알 수 없어요. 잠시 뒤 다시 확인해 주세요.</p>;

/** What was agreed: the choice, each sum line by line, and who pays what the holder does not. */
export function AgreedParts({ order: { estimate } }: ContractPartProps) {
  return (
    <>
      <Part title="신청한 조건">{estimate === null ? unknown : <Facts facts={chosenFacts(estimate)} />}</Part>
      {estimate === null ? null : (
        <>
          <Part title="요금">
            <AgreedSums estimate={estimate} />
            <CreditRights estimate={estimate} />
          </Part>
          {estimate.subsidies === null ? null : (
            <Part title="지원금과 할인">
              <AgreedSubsidies subsidies={estimate.subsidies} />
            </Part>
          )}
          <Part title="중간에 해지하면">
            <TerminationFees estimate={estimate} />
          </Part>
        </>
      )}
    </>
  );
}

/** Whose contract it is and where the phone goes, masked: others may see the screen. */
export function HolderParts({ order: { holder, delivery, parcel } }: ContractPartProps) {
  return (
    <>
      {holder === null ? null : (
        <Part title="신청인">
          <Facts facts={holderFacts(holder)} />
        </Part>
      )}
      {delivery === null ? null : (
        <Part title="배송지">
          <Facts facts={[...deliveryFacts(delivery), ...(parcel ? [['택배', parcelWords(parcel)] as const] : [])]} />
        </Part>
      )}
    </>
  );
}
