// Prints a saved match in the terminal, step by step, from one point of view.
// Invariant: files are untrusted: they are read within limits, and only plain text from them reaches the terminal.
// Read next: the protocol's recording-file.ts, which parses it.

import { readFileSync, statSync } from 'node:fs';
import type { Said } from '@sleight/kernel';
import type { Language } from '@sleight/kernel/book';
import { withNames } from '@sleight/kit';
import { mergedLine, mergedRuns } from '@sleight/kit/log-runs';
import { typeset } from '@sleight/kit/typography';
import {
  MOST_BYTES,
  type OpenedView,
  type OpenRecording,
  openFile,
  refusedFile,
} from '@sleight/protocol/recording-file';
import { oneOf, readArguments } from './arguments';
import type { Command } from './command';
import { misuse } from './misuse';
import type { Terminal } from './terminal';

type Say = (said: Said) => string;

/** Removes what terminals interpret: control characters and bidirectional marks. */
const plain = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

const sayIn =
  (language: Language): Say =>
  (said) =>
    plain(typeset(said, language));

const SEATS = ['open', '0', '1'] as const;

const WORDS = {
  against: { en: 'against', fr: 'contre' },
  draw: { en: 'Draw', fr: 'Égalité' },
  wins: { en: 'wins', fr: 'gagne' },
  seen: { en: 'All cards face up', fr: 'Toutes les cartes visibles' },
  seenBy: { en: 'Point of view:', fr: 'Point de vue\u202f:' },
} satisfies Record<string, Said>;

async function opened(path: string): Promise<Awaited<ReturnType<typeof openFile>>> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile())
    throw misuse(`There is no file "${path}".`, `Il n’y a pas de fichier «\u202f${path}\u202f».`);
  if (stats.size > MOST_BYTES) return refusedFile('too-large');
  return await openFile(new Blob([readFileSync(path)]));
}

/** The requested point of view; by default all cards face up. */
function viewOf({ views }: OpenRecording, seat: string | undefined): OpenedView {
  const wanted = seat === undefined ? null : oneOf('seat', seat, SEATS);
  const found = wanted === null ? views[0] : views.find(({ eyes }) => eyes === wanted);
  if (found !== undefined) return found;
  const there = [...new Set(views.map(({ eyes }) => eyes))].join(', ');
  throw misuse(
    `This file doesn’t contain what seat ${wanted} saw. It contains: ${there}.`,
    `Ce fichier ne contient pas ce qu’a vu la place ${wanted}. Il contient\u202f: ${there}.`,
  );
}

const namesOf = ({ head }: OpenRecording, say: Say): string[] =>
  head.players.map(({ name, persona, levelName, level }) => {
    const called = persona?.name ?? levelName;
    return name === null ? (called === null ? plain(level ?? '?') : say(called)) : plain(name);
  });

function outcomeOf({ head }: OpenRecording, names: readonly string[], say: Say): string {
  const { winner } = head.result;
  const verdict = winner === null ? say(WORDS.draw) : `${names[winner]} ${say(WORDS.wins)}`;
  const { scores } = head;
  return scores === null ? verdict : `${verdict} · ${say(scores.label)} ${scores.points.join(' – ')}`;
}

function tell(recording: OpenRecording, { eyes, steps }: OpenedView, terminal: Terminal): void {
  const say = sayIn(terminal.language);
  const names = namesOf(recording, say);
  const { head } = recording;
  terminal.out(
    `${say(head.gameName)} (${say(head.ruleset.name)}) · ${names.join(` ${say(WORDS.against)} `)}`,
  );
  terminal.out(head.startedAt.slice(0, 16).replace('T', ' '));
  terminal.out(eyes === 'open' ? say(WORDS.seen) : `${say(WORDS.seenBy)} ${names[Number(eyes)]}`);
  const told = steps.flatMap(({ beats }, step) =>
    beats.flatMap(({ log, scene }) => log.map((line) => ({ step, turn: say(scene.heading.turn), line }))),
  );
  const merged = mergedRuns(told, (last, next) => {
    const line = last.turn === next.turn ? mergedLine(last.line, next.line) : null;
    return line === null ? null : { ...last, line };
  });
  let current = '';
  for (const { step, turn, line } of merged) {
    if (turn !== current) terminal.out(`\n${turn}`);
    current = turn;
    terminal.out(`${`${step}`.padStart(4)}  ${line.under ? '  ' : ''}${withNames(say(line), names)}`);
  }
  terminal.out(`\n${outcomeOf(recording, names, say)}`);
}

const asJson = ({ format, head }: OpenRecording, { eyes, seat, steps }: OpenedView) => ({
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
    en: 'print a saved match (.sleight) step by step',
    fr: 'afficher une partie enregistrée (.sleight) étape par étape',
  },
  async run(args, terminal) {
    const flags = { json: { type: 'boolean' }, seat: { type: 'string' } } as const;
    const { values, positionals } = readArguments(args, flags, true);
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0)
      throw misuse(
        'Which match? Give one file saved from a replay.',
        'Quelle partie\u202f? Donnez un fichier enregistré depuis un replay.',
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
