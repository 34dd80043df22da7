// The lines of a Mythos card in English: MAIN, UPGRADE, AMBUSH, SCORE, continuous texts, and "instead".
// Invariant: each ability type has one line per wording; an instant line needs no "you may" (11.2.1).
// Next: en.ts, which puts the language together; french-lines.ts for French.
import { type Fields, isFields, oneOf, type Phrase, part, via } from '@sleight/kernel/text/grammar';
import { stopped, words } from '@sleight/kernel/text/leaves';
import {
  continuousBody,
  costsInline,
  gated,
  inOrder,
  lineOf,
  may,
  plain,
  purposeful,
  type TextLine,
} from '@sleight/kernel/text/lines';
import { phrase } from '@sleight/kernel/text/template';
import { theOnlyOne } from './only-one';
import { bareOne } from './parts';

const cond = part<unknown>('cond');

const must = stopped(
  phrase(
    '[if {condition.if}, ]you must {effect.actions}, if able',
    { 'condition.if': cond, 'effect.actions': purposeful },
    { must: true },
  ),
);
const paid = stopped(
  phrase('[if {condition.if}, ]{cost} to {effect.actions}', {
    'condition.if': cond,
    cost: costsInline,
    'effect.actions': purposeful,
  }),
);

/** "if there is only one enemy character, hide it": the one that was counted. */
const lone: Phrase<unknown> = via(
  stopped(
    phrase<Fields>('if there is only one {only}, {verb} it', {
      only: bareOne,
      verb: words({ hide: 'hide', defeat: 'defeat', move: 'move' }),
    }),
  ),
  (ability: unknown) => {
    const only = theOnlyOne(ability);
    if (only === undefined || !isFields(ability)) return undefined;
    const { condition: _, effect: __, ...rest } = ability;
    return { ...rest, ...only };
  },
  (said) => {
    if (!isFields(said) || !isFields(said.only)) return undefined;
    const { only, verb, ...rest } = said;
    return {
      ...rest,
      condition: { if: { count: only, eq: 1 } },
      effect: { actions: [{ type: verb, ...only }] },
    };
  },
  ['condition', 'effect'],
);

const instantBody = oneOf<unknown>(must, paid, lone, gated, plain);
const triggeredBody = oneOf<unknown>(gated, may, plain);

const instant = (type: string, head: string): TextLine =>
  lineOf(type, instantBody, phrase(`${head}: {...body}`, { body: instantBody }, { type }));

/** "UPGRADE: MAIN effect: instead, …", "UPGRADE: in addition to the MAIN effect, …": the line changes another (11.5). */
const modifiers = (['Main', 'Ambush'] as const).flatMap((line): readonly Phrase<unknown>[] => {
  const changed = `${line.toUpperCase()} effect`;
  const says = (words: string, how: object) =>
    phrase(`UPGRADE: ${words}, {...body}`, { body: instantBody }, { type: 'Upgrade', ...how });
  return [
    says(`${changed}: instead`, { instead: line }),
    says(`in addition to the ${changed}`, { adds: line }),
    // As it is printed on cards; it is only read.
    says(`${changed}: in addition`, { adds: line }),
  ];
});

const upgrade: TextLine = lineOf(
  'Upgrade',
  instantBody,
  ...modifiers,
  phrase('UPGRADE: {...body}', { body: instantBody }, { type: 'Upgrade' }),
);

const listening: TextLine = lineOf(
  'When',
  triggeredBody,
  phrase('when {when}, {...body}', { when: part<unknown>('event'), body: triggeredBody }, { type: 'When' }),
);

const roundEnd: TextLine = lineOf(
  'Round End',
  triggeredBody,
  phrase('at the end of the turn, {...body}', { body: triggeredBody }, { type: 'Round End' }),
);

const insteadBody = stopped(
  oneOf<unknown>(
    phrase('{effect.actions} instead', { 'effect.actions': inOrder }),
    phrase('you may {effect.actions} instead', { 'effect.actions': purposeful }, { optional: true }),
  ),
);
const replacement: TextLine = lineOf(
  'Replacement',
  insteadBody,
  phrase(
    'if {replaces}, {...body}',
    { replaces: part<unknown>('replaced'), body: insteadBody },
    { type: 'Replacement' },
  ),
);

export const lines: readonly TextLine[] = [
  instant('Main', 'MAIN'),
  upgrade,
  instant('Ambush', 'AMBUSH'),
  instant('Score', 'SCORE'),
  listening,
  roundEnd,
  replacement,
  lineOf('Continuous', continuousBody, phrase('{...body}', { body: continuousBody }, { type: 'Continuous' })),
];
