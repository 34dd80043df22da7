'use client';
// One of the things that may follow a puzzle or a guide, as a link or a button.
import { Button, ButtonLink } from '../ui/button';
import type { NextStep } from './following';

interface Props {
  readonly action: NextStep;
  readonly isMain?: boolean;
  readonly isBusy: boolean;
}

export function ActionButton({ action, isMain = false, isBusy }: Props) {
  const look = isMain ? { look: 'primary' as const, 'data-main': '' } : {};
  return 'href' in action ? (
    <ButtonLink href={action.href} {...look}>
      {action.label}
    </ButtonLink>
  ) : (
    <Button disabled={isBusy} onClick={action.act} {...look}>
      {action.label}
    </Button>
  );
}
