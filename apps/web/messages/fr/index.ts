// Every sentence of the pages, one file for each part.
import ai from './ai.json';
import broken from './broken.json';
import collection from './collection.json';
import decks from './decks.json';
import history from './history.json';
import home from './home.json';
import hotseat from './hotseat.json';
import learn from './learn.json';
import legal from './legal.json';
import line from './line.json';
import match from './match.json';
import missing from './missing.json';
import nav from './nav.json';
import onepiece from './onepiece.json';
import online from './online.json';
import play from './play.json';
import puzzles from './puzzles.json';
import replay from './replay.json';
import room from './room.json';
import rules from './rules.json';
import settings from './settings.json';
import signIn from './signIn.json';
import signUp from './signUp.json';
import site from './site.json';
import sleeved from './sleeved.json';
import table from './table.json';

export default {
  ai,
  broken,
  collection,
  decks,
  history,
  home,
  hotseat,
  learn,
  legal,
  line,
  match,
  missing,
  nav,
  onepiece,
  online,
  play,
  puzzles,
  replay,
  room,
  rules,
  settings,
  signIn,
  signUp,
  site,
  sleeved,
  table,
};
