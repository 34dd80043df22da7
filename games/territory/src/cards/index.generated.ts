// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import card0 from '../../cards/core/ancient-shrine.json' with { type: 'json' };
import card1 from '../../cards/core/architect.json' with { type: 'json' };
import card2 from '../../cards/core/armory.json' with { type: 'json' };
import card3 from '../../cards/core/assassinate.json' with { type: 'json' };
import card4 from '../../cards/core/blood-mage.json' with { type: 'json' };
import card5 from '../../cards/core/bloodrite.json' with { type: 'json' };
import card6 from '../../cards/core/bouncer.json' with { type: 'json' };
import card7 from '../../cards/core/champion.json' with { type: 'json' };
import card8 from '../../cards/core/cleanse.json' with { type: 'json' };
import card9 from '../../cards/core/cultist.json' with { type: 'json' };
import card10 from '../../cards/core/curse.json' with { type: 'json' };
import card11 from '../../cards/core/dark-bargain.json' with { type: 'json' };
import card12 from '../../cards/core/demolisher.json' with { type: 'json' };
import card13 from '../../cards/core/desperate-gambit.json' with { type: 'json' };
import card14 from '../../cards/core/dispel.json' with { type: 'json' };
import card15 from '../../cards/core/elite-guard.json' with { type: 'json' };
import card16 from '../../cards/core/engineer.json' with { type: 'json' };
import card17 from '../../cards/core/entrench.json' with { type: 'json' };
import card18 from '../../cards/core/expendable.json' with { type: 'json' };
import card19 from '../../cards/core/field-hospital.json' with { type: 'json' };
import card20 from '../../cards/core/field-medic.json' with { type: 'json' };
import card21 from '../../cards/core/final-stand.json' with { type: 'json' };
import card22 from '../../cards/core/fortified-line.json' with { type: 'json' };
import card23 from '../../cards/core/fortify.json' with { type: 'json' };
import card24 from '../../cards/core/fuel-for-the-fire.json' with { type: 'json' };
import card25 from '../../cards/core/martyr.json' with { type: 'json' };
import card26 from '../../cards/core/master-builder.json' with { type: 'json' };
import card27 from '../../cards/core/minefield.json' with { type: 'json' };
import card28 from '../../cards/core/offering-bearer.json' with { type: 'json' };
import card29 from '../../cards/core/opportunist.json' with { type: 'json' };
import card30 from '../../cards/core/pawn.json' with { type: 'json' };
import card31 from '../../cards/core/plague-grounds.json' with { type: 'json' };
import card32 from '../../cards/core/plague-spreader.json' with { type: 'json' };
import card33 from '../../cards/core/poisoned-well.json' with { type: 'json' };
import card34 from '../../cards/core/power-node.json' with { type: 'json' };
import card35 from '../../cards/core/rally-commander.json' with { type: 'json' };
import card36 from '../../cards/core/recycler.json' with { type: 'json' };
import card37 from '../../cards/core/reposition.json' with { type: 'json' };
import card38 from '../../cards/core/ritual-of-power.json' with { type: 'json' };
import card39 from '../../cards/core/ritualist.json' with { type: 'json' };
import card40 from '../../cards/core/saboteur.json' with { type: 'json' };
import card41 from '../../cards/core/scorched-earth.json' with { type: 'json' };
import card42 from '../../cards/core/scout.json' with { type: 'json' };
import card43 from '../../cards/core/seedling.json' with { type: 'json' };
import card44 from '../../cards/core/shock-trooper.json' with { type: 'json' };
import card45 from '../../cards/core/sniper.json' with { type: 'json' };
import card46 from '../../cards/core/soul-transfer.json' with { type: 'json' };
import card47 from '../../cards/core/study-the-field.json' with { type: 'json' };
import card48 from '../../cards/core/tactician.json' with { type: 'json' };
import card49 from '../../cards/core/trap.json' with { type: 'json' };
import card50 from '../../cards/core/war-banner.json' with { type: 'json' };
import card51 from '../../cards/core/warlord.json' with { type: 'json' };
import card52 from '../../cards/core/watchtower.json' with { type: 'json' };
import card53 from '../../cards/leaders/abbess-corwen.json' with { type: 'json' };
import card54 from '../../cards/leaders/archivist-ilvane.json' with { type: 'json' };
import card55 from '../../cards/leaders/hierophant-sable.json' with { type: 'json' };
import card56 from '../../cards/leaders/marshal-odrane.json' with { type: 'json' };
import card57 from '../../cards/leaders/pathfinder-lune.json' with { type: 'json' };
import card58 from '../../cards/leaders/pyre-prophet-dren.json' with { type: 'json' };
import card59 from '../../cards/leaders/quartermaster-ives.json' with { type: 'json' };
import card60 from '../../cards/leaders/runesmith-quill.json' with { type: 'json' };
import card61 from '../../cards/leaders/standard-bearer-sorel.json' with { type: 'json' };
import card62 from '../../cards/leaders/warden-hask.json' with { type: 'json' };
import card63 from '../../cards/supplement/battle-cry.json' with { type: 'json' };
import card64 from '../../cards/supplement/courier.json' with { type: 'json' };
import card65 from '../../cards/supplement/extortion.json' with { type: 'json' };
import card66 from '../../cards/supplement/feint.json' with { type: 'json' };
import card67 from '../../cards/supplement/high-ground.json' with { type: 'json' };
import card68 from '../../cards/supplement/quagmire.json' with { type: 'json' };
import card69 from '../../cards/supplement/shield-wall.json' with { type: 'json' };
import card70 from '../../cards/supplement/signal-tower.json' with { type: 'json' };
import card71 from '../../cards/supplement/standing-stone.json' with { type: 'json' };
import card72 from '../../cards/supplement/surveyor.json' with { type: 'json' };
import card73 from '../../cards/supplement/tithe-keeper.json' with { type: 'json' };
import card74 from '../../cards/supplement/toll-collector.json' with { type: 'json' };
import deck0 from '../../decks/ember-rites.json' with { type: 'json' };
import deck1 from '../../decks/iron-vanguard.json' with { type: 'json' };
import deck2 from '../../decks/mire-watch.json' with { type: 'json' };
import deck3 from '../../decks/rune-engine.json' with { type: 'json' };

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
  card28,
  card29,
  card30,
  card31,
  card32,
  card33,
  card34,
  card35,
  card36,
  card37,
  card38,
  card39,
  card40,
  card41,
  card42,
  card43,
  card44,
  card45,
  card46,
  card47,
  card48,
  card49,
  card50,
  card51,
  card52,
  card53,
  card54,
  card55,
  card56,
  card57,
  card58,
  card59,
  card60,
  card61,
  card62,
  card63,
  card64,
  card65,
  card66,
  card67,
  card68,
  card69,
  card70,
  card71,
  card72,
  card73,
  card74,
];

export const deckFiles: readonly unknown[] = [
  deck0,
  deck1,
  deck2,
  deck3,
];
