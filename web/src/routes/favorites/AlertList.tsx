import { Link } from 'react-router-dom';
import type { AlertListQuery } from '../../__generated__/graphql.ts';
import { useAlertListQuery, useMyShopQuery } from '../../__generated__/hooks.ts';
import { alertWords, kindNames } from '../../features/alerts/alert-words.ts';
import { useAlertEnd } from '../../features/alerts/use-alert-changes.ts';
import { goodsPath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { useIsMember } from '../../shop/session/session-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { useRowRemoval } from '../../shared/use-row-removal.ts';
import classes from './AlertList.module.css';

type Alert = NonNullable<NonNullable<AlertListQuery['viewer']>['alerts']>[number];

/** The member's alerts, newest first, each ended by one press. */
export function AlertList() {
  const { url, isMarketing } = useMall();
  const isMember = useIsMember();
  const { data, previousData, loading, error, refetch } = useAlertListQuery({
    variables: { mallUrl: url },
    skip: !isMember || isMarketing,
    errorPolicy: 'all',
  });
  const { heading, told, onRemoved } = useRowRemoval();
  // Guests of a marketing mall have no alerts.
  if (!isMember || isMarketing) return null;
  const alerts = (data ?? (loading ? previousData : undefined))?.viewer?.alerts;
  const ended = () => onRemoved('알림을 해제했어요.');
  return (
    <section aria-labelledby="own-alerts" aria-busy={loading}>
      <h2 id="own-alerts" ref={heading} tabIndex={-1} className={classes.title}>
        재입고·가격 알림
      </h2>
      <output className={classes.told}>{told}</output>
      {alerts?.length === 0 ? (
        <p className={classes.words}>신청한 알림이 없어요. 상품의 알림 받기를 누르면 여기에 모여요.</p>
      ) : null}
      {alerts && alerts.length > 0 ? (
        <ul className={classes.list}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onEnded={ended} onGone={() => void refetch().then(ended)} />
          ))}
        </ul>
      ) : null}
      {!alerts && loading ? <p className={classes.words}>알림을 불러오는 중이에요.</p> : null}
      {!alerts && !loading ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
    </section>
  );
}

interface AlertRowProps {
  alert: Alert;
  onEnded: () => void;
  /** It has ended already. */
  onGone: () => void;
}

function AlertRow({ alert, onEnded, onGone }: AlertRowProps) {
  const { mallUrl, device } = usePage();
  const viewer = useMyShopQuery({ variables: { mallUrl }, errorPolicy: 'all' }).data?.viewer;
  const { submit, isBusy, note } = useAlertEnd({ onEnded, onGone });
  const { product } = alert;
  const choice = [alert.colorName, alert.optionName].filter((part) => part !== null).join(' · ');
  const name = product?.name ?? '지금은 팔지 않는 상품';
  const kind = alert.kind === null ? '알림' : kindNames[alert.kind];
  const contacts = { email: viewer?.email ?? null, mobile: viewer?.mobile ?? null };
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p>
          <strong>{kind}</strong> {product ? <Link to={goodsPath(mallUrl, device, product)}>{name}</Link> : name}
          {choice === '' ? null : ` (${choice})`}
        </p>
        <p className={classes.words}>{alertWords(alert, contacts)}</p>
        {note ? (
          <p role="alert" className={classes.refusal}>
            {note}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        className={buttons.secondary}
        aria-busy={isBusy}
        aria-label={`${[name, choice].filter(Boolean).join(' ')} ${kind} 해제`}
        onClick={() => void submit(alert)}
      >
        해제
      </button>
    </li>
  );
}
