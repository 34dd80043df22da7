// Everything the server keeps, over one database.

import type { MatchStore } from '../matches/store';
import type { RecordingStore } from '../recordings/store';
import type { ReportStore } from '../reports/store';
import type { RoomStore } from '../rooms/store';
import type { Database } from './database';
import { deckStore, type SavedDecks } from './decks';
import { matchStore } from './matches';
import { recordingStore } from './recordings';
import { reportStore } from './reports';
import { roomStore } from './rooms';

export interface Stores {
  readonly matches: MatchStore;
  readonly rooms: RoomStore;
  readonly decks: SavedDecks;
  readonly reports: ReportStore;
  readonly recordings: RecordingStore;
}

export const storesOver = (database: Database): Stores => ({
  matches: matchStore(database),
  rooms: roomStore(database),
  decks: deckStore(database),
  reports: reportStore(database),
  recordings: recordingStore(database),
});
