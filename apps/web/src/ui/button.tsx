// Buttons and links that look like them. Vermilion: the main action. Line: anything else.
import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { Link } from '../i18n/navigation';

const looks = {
  primary: 'bg-vermilion text-white hover:bg-vermilion-deep border-transparent',
  line: 'border-edge text-paper hover:border-gold hover:text-gold',
  quiet: 'border-transparent text-dim hover:text-paper underline-offset-4 hover:underline',
} as const;

type Look = keyof typeof looks;

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-4 py-2 text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:border-transparent disabled:bg-raised disabled:text-dim';

export const buttonClass = (look: Look, more = ''): string => `${shape} ${looks[look]} ${more}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
}

export function Button({ look = 'line', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

interface LinkProps extends ComponentProps<typeof Link> {
  readonly look?: Look;
}

export function ButtonLink({ look = 'line', className, ...rest }: LinkProps) {
  return <Link className={buttonClass(look, className)} {...rest} />;
}
