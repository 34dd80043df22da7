// All English texts of the pages, one file for each part.
import ai from './ai.json';
import broken from './broken.json';
import collection from './collection.json';
import company from './company.json';
import decks from './decks.json';
import end from './end.json';
import history from './history.json';
import home from './home.json';
import hotseat from './hotseat.json';
import layouts from './layouts.json';
import learn from './learn.json';
import legal from './legal.json';
import line from './line.json';
import manner from './manner.json';
import match from './match.json';
import missing from './missing.json';
import nav from './nav.json';
import online from './online.json';
import play from './play.json';
import puzzles from './puzzles.json';
import replay from './replay.json';
import room from './room.json';
import ruleForm from './ruleForm.json';
import rules from './rules.json';
import settings from './settings.json';
import signIn from './signIn.json';
import signUp from './signUp.json';
import site from './site.json';
import story from './story.json';
import table from './table.json';
import thought from './thought.json';
import welcome from './welcome.json';

export default {
  ai,
  broken,
  collection,
  company,
  decks,
  end,
  history,
  home,
  hotseat,
  layouts,
  learn,
  legal,
  line,
  manner,
  match,
  missing,
  nav,
  online,
  play,
  puzzles,
  replay,
  room,
  ruleForm,
  rules,
  settings,
  signIn,
  signUp,
  site,
  story,
  table,
  thought,
  welcome,
};
