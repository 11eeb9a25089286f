import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

interface AsideButtonProps {
  onPress: (event: MouseEvent<HTMLElement>) => void;
  isWaiting?: boolean;
  children: ReactNode;
}

/** A lesser way beside a field: change it, check it, have it sent again. While it waits it stays where the focus is. */
export function AsideButton({ onPress, isWaiting = false, children }: AsideButtonProps) {
  return (
    <Button variant="transparent" size="sm" aria-disabled={isWaiting} onClick={(event) => isWaiting || onPress(event)}>
      {children}
    </Button>
  );
}
