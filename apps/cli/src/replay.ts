// Tells a saved match in the terminal: what happened, step by step, as one pair of eyes saw it.
// Invariant: a file is a stranger's: it is read within bounds, and nothing in it reaches the terminal but plain text.
// Read next: the protocol's recording-file.ts, which reads it.

import { readFileSync, statSync } from 'node:fs';
import type { Said } from '@sleight/kernel';
import {
  MOST_BYTES,
  type Opened,
  type OpenedView,
  openFile,
  refusedFile,
} from '@sleight/protocol/recording-file';
import { oneOf, readArguments } from './arguments';
import type { Command } from './command';
import { misuse } from './misuse';
import type { Language, Terminal } from './terminal';

type Say = (said: Said) => string;

/** Without what terminals obey: control characters, and marks that turn the direction of writing. */
const plain = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

const sayIn =
  (language: Language): Say =>
  (said) =>
    plain(said[language]);

const SEATS = ['open', '0', '1'] as const;

const WORDS = {
  against: { en: 'against', fr: 'contre' },
  draw: { en: 'A draw', fr: 'Partie nulle' },
  wins: { en: 'wins', fr: 'gagne' },
  seen: { en: 'All cards open', fr: 'Toutes les cartes ouvertes' },
  seenBy: { en: 'As seen by', fr: 'Vue par' },
} satisfies Record<string, Said>;

async function opened(path: string): Promise<Awaited<ReturnType<typeof openFile>>> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile())
    throw misuse(`There is no file "${path}".`, `Il n'y a pas de fichier «\u202f${path}\u202f».`);
  if (stats.size > MOST_BYTES) return refusedFile('too-large');
  return await openFile(new Blob([readFileSync(path)]));
}

/** The view that was asked for; open eyes first where none was. */
function viewOf({ views }: Opened, seat: string | undefined): OpenedView {
  const wanted = seat === undefined ? null : oneOf('seat', seat, SEATS);
  const found = wanted === null ? views[0] : views.find(({ eyes }) => eyes === wanted);
  if (found !== undefined) return found;
  const there = [...new Set(views.map(({ eyes }) => eyes))].join(', ');
  throw misuse(
    `This file does not hold what seat ${wanted} saw. It holds: ${there}.`,
    `Ce fichier ne contient pas ce que voit ${wanted}. Il contient\u202f: ${there}.`,
  );
}

const namesOf = ({ head }: Opened, say: Say): string[] =>
  head.players.map(({ name, persona, levelName, level }) => {
    const called = persona?.name ?? levelName;
    return name === null ? (called === null ? plain(level ?? '?') : say(called)) : plain(name);
  });

function outcomeOf({ head }: Opened, names: readonly string[], say: Say): string {
  const { winner } = head.result;
  const verdict = winner === null ? say(WORDS.draw) : `${names[winner]} ${say(WORDS.wins)}`;
  const { scores } = head;
  return scores === null ? verdict : `${verdict} · ${say(scores.label)} ${scores.points.join(' – ')}`;
}

function tell(recording: Opened, { eyes, steps }: OpenedView, terminal: Terminal): void {
  const say = sayIn(terminal.language);
  const names = namesOf(recording, say);
  const { head } = recording;
  terminal.out(
    `${say(head.gameName)} (${say(head.ruleset.name)}) · ${names.join(` ${say(WORDS.against)} `)}`,
  );
  terminal.out(head.startedAt.slice(0, 16).replace('T', ' '));
  terminal.out(eyes === 'open' ? say(WORDS.seen) : `${say(WORDS.seenBy)} ${names[Number(eyes)]}`);
  let turn = '';
  steps.forEach(({ beats }, n) => {
    for (const { log, scene } of beats) {
      const heading = say(scene.heading.turn);
      if (heading !== turn) terminal.out(`\n${heading}`);
      turn = heading;
      for (const line of log) terminal.out(`${`${n}`.padStart(4)}  ${say(line)}`);
    }
  });
  terminal.out(`\n${outcomeOf(recording, names, say)}`);
}

const asJson = ({ format, head }: Opened, { eyes, seat, steps }: OpenedView) => ({
  format,
  head,
  eyes,
  seat,
  steps: steps.map(({ by, keys, at, beats }) => ({
    by,
    keys,
    at,
    beats: beats.map(({ log, scene }) => ({ turn: scene.heading.turn, log })),
  })),
});

export const replayCommand: Command = {
  name: 'replay',
  usage: 'replay FILE [--seat open|0|1] [--json]',
  about: {
    en: 'tell a saved match (.sleight) step by step',
    fr: 'raconter une partie enregistrée (.sleight) pas à pas',
  },
  async run(args, terminal) {
    const flags = { json: { type: 'boolean' }, seat: { type: 'string' } } as const;
    const { values, positionals } = readArguments(args, flags, true);
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0)
      throw misuse(
        'Which match? Give one file that was saved from a replay.',
        'Quelle partie\u202f? Donnez un fichier enregistré depuis une partie revue.',
      );
    const found = await opened(path);
    if (!('opened' in found)) {
      terminal.err(found.message[terminal.language]);
      return 1;
    }
    const view = viewOf(found.opened, values.seat);
    if (values.json === true) terminal.out(JSON.stringify(asJson(found.opened, view)));
    else tell(found.opened, view, terminal);
    return 0;
  },
};
