import { particleAfter } from '../../../shared/format/particle.ts';
import { returnAddress, useClientToReturnTo } from '../../../shop/checkout-return/client-to-return-to.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import classes from './CheckoutNote.module.css';

/** Above the pages of a checkout that another client began: who asked, and the way back. Nothing on every other visit. */
export function CheckoutNote() {
  const { mallUrl, params } = usePage();
  const client = useClientToReturnTo(mallUrl);
  if (client === null) return null;
  const { name } = client;
  return (
    <p className={classes.root}>
      <span>{name}에서 시작한 결제예요.</span>
      <a className={classes.link} href={returnAddress(client, { orderNumber: params['orderNumber'] })}>
        {name}
        {particleAfter(name, '으로/로')} 돌아가기
      </a>
    </p>
  );
}
