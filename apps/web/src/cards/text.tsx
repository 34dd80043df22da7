'use client';
// A card's generated text, with its timings and card names highlighted.
import { useLocale } from 'next-intl';
import { useSay } from '../i18n/said';
import type { CatalogueCard } from '../net/api';

const looks = {
  timing: 'font-semibold text-gold',
  name: 'font-semibold underline decoration-edge underline-offset-2',
  continuous: 'text-gold',
} as const;

interface Props {
  readonly facts: CatalogueCard;
  /** Render a span, for use inside a button. */
  readonly as?: 'p' | 'span';
  readonly className?: string;
}

export function CardText({ facts, as: Block = 'p', className = '' }: Props) {
  const language = useLocale() === 'fr' ? 'fr' : 'en';
  const text = useSay()(facts.text);
  const spans = facts.spans[language];
  const parts = spans.map(({ start, end, as }, i) => ({
    before: text.slice(spans[i - 1]?.end ?? 0, start),
    // A marker without length precedes its text.
    said: start === end ? '∞ ' : text.slice(start, end),
    as,
    at: start,
  }));
  return (
    <Block className={`whitespace-pre-line ${className}`}>
      {parts.map(({ before, said, as, at }) => (
        <span key={`${at} ${as}`}>
          {before}
          <span className={looks[as]}>{said}</span>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </Block>
  );
}
