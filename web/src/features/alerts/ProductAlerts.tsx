import { useMyShopQuery, useOwnAlertsQuery } from '../../__generated__/hooks.ts';
import { PlainLink } from '../../shop/links/PlainLink.tsx';
import { useSignInPath } from '../../shop/links/sign-in-path.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { isAbout, subjectOf, type AlertChoice, type AlertSubject } from './alert-choice.ts';
import { AlertSwitch } from './AlertSwitch.tsx';
import { kindNames } from './alert-words.ts';
import { isGone, type AlertProduct } from './is-gone.ts';
import classes from './Alerts.module.css';

export interface ProductAlertsProps {
  product: AlertProduct;
  /** In a card, where there is little room. */
  isSmall?: boolean;
  /** Of this choice alone. */
  choice?: AlertChoice;
}

/** The alerts of a product, or that of one choice. */
export function ProductAlerts({ choice, ...props }: ProductAlertsProps) {
  return choice ? <ChoiceAlert product={props.product} choice={choice} /> : <AllAlerts {...props} />;
}

/** The alerts that a product can have: of its return while it is gone, and of a lower price. */
function AllAlerts({ product, isSmall = false }: Omit<ProductAlertsProps, 'choice'>) {
  const isMember = useIsMember();
  const kinds = isGone(product) ? (['RESTOCK', 'PRICE'] as const) : (['PRICE'] as const);
  const Kind = isMember ? MemberAlert : SignInForAlert;
  return (
    <div className={classes.alerts} data-small={isSmall || undefined}>
      {kinds.map((kind) => (
        <Kind key={kind} product={product} kind={kind} />
      ))}
    </div>
  );
}

interface ChoiceAlertProps {
  product: AlertProduct;
  choice: AlertChoice;
}

/** The alert of the return of one choice, while the product has others. */
function ChoiceAlert({ product, choice }: ChoiceAlertProps) {
  const Kind = useIsMember() ? MemberAlert : SignInForAlert;
  const subject = subjectOf(product, choice);
  if (!subject) return <p className={classes.words}>나머지도 선택하면 재입고 알림을 받을 수 있어요.</p>;
  const name = [product.name, choice.color, choice.option].filter(Boolean).join(' ');
  return (
    <div className={classes.alerts} data-small>
      <Kind product={{ ...product, name }} kind="RESTOCK" subject={subject} />
    </div>
  );
}

interface KindProps {
  product: AlertProduct;
  kind: 'RESTOCK' | 'PRICE';
  /** Left out: the product as a whole. */
  subject?: AlertSubject;
}

/** The shopper comes back to this page and presses then: nothing is asked for in their name. */
function SignInForAlert({ product, kind }: KindProps) {
  return (
    <PlainLink
      className={classes.button}
      to={useSignInPath()}
      rel="nofollow"
      aria-label={`로그인하고 ${product.name} ${kindNames[kind]} 받기`}
    >
      {kindNames[kind]} 받기
    </PlainLink>
  );
}

function MemberAlert({ product, kind, subject }: KindProps) {
  const mallUrl = useMallUrl();
  const { data, refetch } = useOwnAlertsQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const waiting = data?.viewer?.alerts?.find(
    (alert) =>
      alert.productNumber === product.number && alert.kind === kind && isAbout(alert, subject) && alert.sentAt === null,
  );
  // Where messages go, as the head of my shop asks for it; told with an alert alone.
  const contacts = useMyShopQuery({ variables: { mallUrl }, skip: !waiting, errorPolicy: 'all' });
  const viewer = contacts.data?.viewer;
  return (
    <AlertSwitch
      product={product}
      kind={kind}
      subject={subject}
      alert={waiting ?? null}
      contacts={{ email: viewer?.email ?? null, mobile: viewer?.mobile ?? null }}
      onKnown={() => void refetch()}
    />
  );
}
