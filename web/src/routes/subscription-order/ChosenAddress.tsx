import type { SubscriptionToOrderFragment } from '../../__generated__/graphql.ts';
import { useAddressesQuery } from '../../__generated__/hooks.ts';
import { AddressText } from '../../features/addresses/AddressText.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { subscriptionQuery } from '../../features/subscriptions/subscription-choice.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { subscriptionOrderPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { AddressedChoice } from './use-start-subscription.ts';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

interface ChosenAddressProps {
  product: SubscriptionToOrderFragment;
  choice: AddressedChoice;
}

/** Where it goes, as chosen in the step before, and the way back there. */
export function ChosenAddress({ product, choice }: ChosenAddressProps) {
  const { mallUrl, device } = usePage();
  const { data, loading } = useAddressesQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const address = data?.viewer?.addresses?.find(({ number }) => number === choice.addressNumber);
  return (
    <Part title="배송지">
      {address ? (
        <AddressText address={address} />
      ) : loading ? (
        <Skeleton height={72} />
      ) : (
        <p>배송지를 다시 선택해 주세요.</p>
      )}
      <p>
        <QuietLink to={subscriptionOrderPath(mallUrl, device, 'delivery', subscriptionQuery(product.number, choice))}>
          배송지 변경
        </QuietLink>
      </p>
    </Part>
  );
}
