import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { AlertDialog } from '../../shared/ui/AlertDialog/AlertDialog.tsx';
import { WaitingLine } from '../../shared/ui/WaitingLine/WaitingLine.tsx';

interface Closable {
  isOpen: boolean;
  onClose: () => void;
}

type LateOverlayProps<Props extends Closable> = Props & { load: () => Promise<ComponentType<Props>> };

/**
 * An overlay whose code loads on first use, with a progress line meanwhile. On failure the page stays as it is: an
 * alert says so, and the next press tries again.
 */
export function LateOverlay<Props extends Closable>({ load, ...props }: LateOverlayProps<Props>) {
  const { isOpen, onClose } = props as unknown as Props;
  const [attempt, setAttempt] = useState(() => ({ number: 1, Shown: fetched(load) }));
  const { number, Shown } = attempt;
  const giveUp = () => {
    onClose();
    setAttempt({ number: number + 1, Shown: fetched(load) });
  };
  return (
    <Boundary
      key={number}
      fallback={isOpen && <AlertDialog title="알림" text={new NetworkError().message} onConfirm={giveUp} />}
    >
      <Suspense fallback={isOpen && <WaitingLine />}>
        <Shown {...(props as unknown as Props)} />
      </Suspense>
    </Boundary>
  );
}

function fetched<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
