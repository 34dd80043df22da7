// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import card0 from '../../cards/animals/badger.json' with { type: 'json' };
import card1 from '../../cards/animals/bear.json' with { type: 'json' };
import card2 from '../../cards/animals/boar.json' with { type: 'json' };
import card3 from '../../cards/animals/falcon.json' with { type: 'json' };
import card4 from '../../cards/animals/lynx.json' with { type: 'json' };
import card5 from '../../cards/animals/ox.json' with { type: 'json' };
import card6 from '../../cards/animals/tortoise.json' with { type: 'json' };
import card7 from '../../cards/animals/viper.json' with { type: 'json' };
import card8 from '../../cards/animals/wolf.json' with { type: 'json' };
import card9 from '../../cards/equipment/ambush-cloak.json' with { type: 'json' };
import card10 from '../../cards/equipment/bark-shield.json' with { type: 'json' };
import card11 from '../../cards/equipment/claw-gauntlets.json' with { type: 'json' };
import card12 from '../../cards/equipment/cursed-blade.json' with { type: 'json' };
import card13 from '../../cards/equipment/feather-boots.json' with { type: 'json' };
import card14 from '../../cards/equipment/forager-satchel.json' with { type: 'json' };
import card15 from '../../cards/equipment/funeral-wreath.json' with { type: 'json' };
import card16 from '../../cards/equipment/grudge-bell.json' with { type: 'json' };
import card17 from '../../cards/equipment/padded-vest.json' with { type: 'json' };
import card18 from '../../cards/equipment/siege-horn.json' with { type: 'json' };
import card19 from '../../cards/equipment/stone-carapace.json' with { type: 'json' };
import card20 from '../../cards/equipment/survivor-charm.json' with { type: 'json' };
import card21 from '../../cards/equipment/trophy-fang.json' with { type: 'json' };
import card22 from '../../cards/equipment/whetstone.json' with { type: 'json' };
import card23 from '../../cards/sleeves/amber-sleeve.json' with { type: 'json' };
import card24 from '../../cards/sleeves/bulwark-sleeve.json' with { type: 'json' };
import card25 from '../../cards/sleeves/gale-sleeve.json' with { type: 'json' };
import card26 from '../../cards/sleeves/hunter-sleeve.json' with { type: 'json' };
import card27 from '../../cards/sleeves/prism-sleeve.json' with { type: 'json' };

export const cardFiles: readonly unknown[] = [
  card0,
  card1,
  card2,
  card3,
  card4,
  card5,
  card6,
  card7,
  card8,
  card9,
  card10,
  card11,
  card12,
  card13,
  card14,
  card15,
  card16,
  card17,
  card18,
  card19,
  card20,
  card21,
  card22,
  card23,
  card24,
  card25,
  card26,
  card27,
];
