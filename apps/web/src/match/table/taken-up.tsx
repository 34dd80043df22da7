'use client';
// Without a panel beside the table: the text of the selected card. It lies over the opponent's plate, or in the
// prompt's column, so that neither the board nor the hand moves or is covered.
import { CardText } from '../../cards/text';
import { useSay } from '../../i18n/said';
import { useTable } from './context';

export function TakenUp() {
  const say = useSay();
  const { scene, lighting, cards } = useTable();
  const card = scene.areas
    .flatMap(({ pieces }) => pieces)
    .filter(({ id }) => lighting.held.has(id))
    .at(-1)?.card;
  const facts = card == null ? undefined : cards.get(card);
  if (facts === undefined) return null;
  return (
    <section
      data-taken-up={facts.id}
      aria-label={say(facts.name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="more-below z-30 max-h-[7rem] min-h-full self-start overflow-y-auto border-l-4 border-gold bg-panel px-2 py-1 text-sm leading-snug [grid-area:foe] low:mt-12 low:max-h-[40dvh] low:min-h-0 low:[grid-area:side] table:hidden"
    >
      <p className="font-display text-base leading-tight">
        {say(facts.name)}
        {facts.title === undefined ? null : (
          <span className="ml-2 font-sans text-sm text-dim">{say(facts.title)}</span>
        )}
      </p>
      <CardText facts={facts} />
    </section>
  );
}
