import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

interface AsideButtonProps {
  onPress: (event: MouseEvent<HTMLElement>) => void;
  isWaiting?: boolean;
  children: ReactNode;
}

/** A secondary button beside a field: change, check, send again. While it is busy it keeps the focus. */
export function AsideButton({ onPress, isWaiting = false, children }: AsideButtonProps) {
  return (
    <Button variant="transparent" size="sm" aria-disabled={isWaiting} onClick={(event) => isWaiting || onPress(event)}>
      {children}
    </Button>
  );
}
