import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignOutDevicesDocument, type DeviceRowFragment } from '../../__generated__/graphql.ts';
import { useSignedInDevicesQuery } from '../../__generated__/hooks.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useRowRemoval } from '../../shared/use-row-removal.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog/ConfirmDialog.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice, useMallUrl } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { useSessionStore } from '../../shop/session/session-context.ts';
import classes from './Devices.module.css';

interface SigningOut {
  /** Null: everywhere. */
  deviceNumber: string | null;
  name: string;
}

/** Where the member is signed in, and how to sign out there. */
export function Devices() {
  const mallUrl = useMallUrl();
  const [left, setLeft] = useState<readonly DeviceRowFragment[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { data, loading, error, refetch } = useSignedInDevicesQuery({
    variables: { mallUrl },
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const leave = useLeave();
  const { heading, told, onRemoved } = useRowRemoval();
  const { submit, isBusy, note } = useSubmission(SignOutDevicesDocument, {
    input: ({ deviceNumber }: SigningOut) => ({ mallUrl, deviceNumber }),
    failed: '로그아웃하지 못했어요. 잠시 후 다시 시도해 주세요.',
    async onDone({ devices }, { values: { deviceNumber, name } }) {
      if (deviceNumber === null) return leave();
      setLeft(devices);
      return onRemoved(`${name}에서 로그아웃했어요.`);
    },
  });
  const devices = left ?? data?.viewer?.signedInDevices;
  const isUntold = data?.viewer?.signedInDevices === null && !error;
  if (isUntold) return null;
  return (
    <section aria-labelledby="member-devices">
      <h2 id="member-devices" ref={heading} tabIndex={-1} className={classes.title}>
        로그인한 기기
      </h2>
      <output className={classes.told}>{told}</output>
      {devices ? (
        <>
          <ul className={classes.list}>
            {devices.map((device) => (
              <Device
                key={device.number}
                device={device}
                isBusy={isBusy}
                onSignOut={(name) => void submit({ deviceNumber: device.number, name })}
              />
            ))}
          </ul>
          <Button variant="default" fullWidth aria-disabled={isBusy} onClick={() => setIsAsking(!isBusy)}>
            모든 기기에서 로그아웃
          </Button>
        </>
      ) : loading ? (
        <Skeleton height={120} />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
      <p role="alert" className={classes.note}>
        {note}
      </p>
      {isAsking ? (
        <ConfirmDialog
          title="모든 기기에서 로그아웃할까요?"
          text="지금 쓰는 기기도 함께 로그아웃돼요."
          action="로그아웃하기"
          onConfirm={() => {
            setIsAsking(false);
            void submit({ deviceNumber: null, name: '' });
          }}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  );
}

interface DeviceProps {
  device: DeviceRowFragment;
  isBusy: boolean;
  /** Told the name of the device. */
  onSignOut: (name: string) => void;
}

function Device({ device: { name, lastUsedAt, isCurrent }, isBusy, onSignOut }: DeviceProps) {
  const shownName = name ?? '알 수 없는 기기';
  const when = isCurrent ? '지금 쓰는 기기' : lastUsedAt ? `${formatMoment(lastUsedAt)} 마지막 이용` : '다른 기기';
  return (
    <li className={classes.device}>
      <div className={classes.words}>
        <strong>{shownName}</strong>
        <span className={classes.when}>{when}</span>
      </div>
      {isCurrent ? null : (
        <Button
          variant="default"
          size="sm"
          aria-disabled={isBusy}
          aria-label={`로그아웃, ${shownName}, ${when}`}
          onClick={() => {
            if (!isBusy) onSignOut(shownName);
          }}
        >
          로그아웃
        </Button>
      )}
    </li>
  );
}

/** The session here has ended as well, so nothing more is sent with it. */
function useLeave(): () => Promise<void> {
  const mall = useMall();
  const device = useDevice();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  return async () => {
    sessions?.clear();
    await navigate(homePath(mall, device, false), { replace: true });
  };
}
