import { Button } from '@mantine/core';
import { particleAfter } from '../../../shared/format/particle.ts';
import {
  returnAddress,
  useClientToReturnTo,
  type CheckoutOutcome,
} from '../../../shop/checkout-return/client-to-return-to.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';

/** The way back to the client that began this checkout, with its outcome. Nothing on every other visit. */
export function BackToClient(outcome: CheckoutOutcome) {
  const client = useClientToReturnTo(useMallUrl());
  if (client === null) return null;
  return (
    <Button component="a" href={returnAddress(client, outcome)}>
      {client.name}
      {particleAfter(client.name, '으로/로')} 돌아가기
    </Button>
  );
}
