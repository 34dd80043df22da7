// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import card0 from '../../cards/st01/ST01-001.json' with { type: 'json' };
import card1 from '../../cards/st01/ST01-002.json' with { type: 'json' };
import card2 from '../../cards/st01/ST01-003.json' with { type: 'json' };
import card3 from '../../cards/st01/ST01-004.json' with { type: 'json' };
import card4 from '../../cards/st01/ST01-005.json' with { type: 'json' };
import card5 from '../../cards/st01/ST01-006.json' with { type: 'json' };
import card6 from '../../cards/st01/ST01-007.json' with { type: 'json' };
import card7 from '../../cards/st01/ST01-008.json' with { type: 'json' };
import card8 from '../../cards/st01/ST01-009.json' with { type: 'json' };
import card9 from '../../cards/st01/ST01-010.json' with { type: 'json' };
import card10 from '../../cards/st01/ST01-011.json' with { type: 'json' };
import card11 from '../../cards/st01/ST01-012.json' with { type: 'json' };
import card12 from '../../cards/st01/ST01-013.json' with { type: 'json' };
import card13 from '../../cards/st01/ST01-014.json' with { type: 'json' };
import card14 from '../../cards/st01/ST01-015.json' with { type: 'json' };
import card15 from '../../cards/st01/ST01-016.json' with { type: 'json' };
import card16 from '../../cards/st01/ST01-017.json' with { type: 'json' };
import card17 from '../../cards/st02/ST02-001.json' with { type: 'json' };
import card18 from '../../cards/st02/ST02-002.json' with { type: 'json' };
import card19 from '../../cards/st02/ST02-003.json' with { type: 'json' };
import card20 from '../../cards/st02/ST02-004.json' with { type: 'json' };
import card21 from '../../cards/st02/ST02-005.json' with { type: 'json' };
import card22 from '../../cards/st02/ST02-006.json' with { type: 'json' };
import card23 from '../../cards/st02/ST02-007.json' with { type: 'json' };
import card24 from '../../cards/st02/ST02-008.json' with { type: 'json' };
import card25 from '../../cards/st02/ST02-009.json' with { type: 'json' };
import card26 from '../../cards/st02/ST02-010.json' with { type: 'json' };
import card27 from '../../cards/st02/ST02-011.json' with { type: 'json' };
import card28 from '../../cards/st02/ST02-012.json' with { type: 'json' };
import card29 from '../../cards/st02/ST02-013.json' with { type: 'json' };
import card30 from '../../cards/st02/ST02-014.json' with { type: 'json' };
import card31 from '../../cards/st02/ST02-015.json' with { type: 'json' };
import card32 from '../../cards/st02/ST02-016.json' with { type: 'json' };
import card33 from '../../cards/st02/ST02-017.json' with { type: 'json' };
import card34 from '../../cards/st03/ST03-001.json' with { type: 'json' };
import card35 from '../../cards/st03/ST03-002.json' with { type: 'json' };
import card36 from '../../cards/st03/ST03-003.json' with { type: 'json' };
import card37 from '../../cards/st03/ST03-004.json' with { type: 'json' };
import card38 from '../../cards/st03/ST03-005.json' with { type: 'json' };
import card39 from '../../cards/st03/ST03-006.json' with { type: 'json' };
import card40 from '../../cards/st03/ST03-007.json' with { type: 'json' };
import card41 from '../../cards/st03/ST03-008.json' with { type: 'json' };
import card42 from '../../cards/st03/ST03-009.json' with { type: 'json' };
import card43 from '../../cards/st03/ST03-010.json' with { type: 'json' };
import card44 from '../../cards/st03/ST03-011.json' with { type: 'json' };
import card45 from '../../cards/st03/ST03-012.json' with { type: 'json' };
import card46 from '../../cards/st03/ST03-013.json' with { type: 'json' };
import card47 from '../../cards/st03/ST03-014.json' with { type: 'json' };
import card48 from '../../cards/st03/ST03-015.json' with { type: 'json' };
import card49 from '../../cards/st03/ST03-016.json' with { type: 'json' };
import card50 from '../../cards/st03/ST03-017.json' with { type: 'json' };
import card51 from '../../cards/st04/ST04-001.json' with { type: 'json' };
import card52 from '../../cards/st04/ST04-002.json' with { type: 'json' };
import card53 from '../../cards/st04/ST04-003.json' with { type: 'json' };
import card54 from '../../cards/st04/ST04-004.json' with { type: 'json' };
import card55 from '../../cards/st04/ST04-005.json' with { type: 'json' };
import card56 from '../../cards/st04/ST04-006.json' with { type: 'json' };
import card57 from '../../cards/st04/ST04-007.json' with { type: 'json' };
import card58 from '../../cards/st04/ST04-008.json' with { type: 'json' };
import card59 from '../../cards/st04/ST04-009.json' with { type: 'json' };
import card60 from '../../cards/st04/ST04-010.json' with { type: 'json' };
import card61 from '../../cards/st04/ST04-011.json' with { type: 'json' };
import card62 from '../../cards/st04/ST04-012.json' with { type: 'json' };
import card63 from '../../cards/st04/ST04-013.json' with { type: 'json' };
import card64 from '../../cards/st04/ST04-014.json' with { type: 'json' };
import card65 from '../../cards/st04/ST04-015.json' with { type: 'json' };
import card66 from '../../cards/st04/ST04-016.json' with { type: 'json' };
import card67 from '../../cards/st04/ST04-017.json' with { type: 'json' };
import card68 from '../../cards/st06/ST06-001.json' with { type: 'json' };
import card69 from '../../cards/st06/ST06-002.json' with { type: 'json' };
import card70 from '../../cards/st06/ST06-003.json' with { type: 'json' };
import card71 from '../../cards/st06/ST06-004.json' with { type: 'json' };
import card72 from '../../cards/st06/ST06-005.json' with { type: 'json' };
import card73 from '../../cards/st06/ST06-006.json' with { type: 'json' };
import card74 from '../../cards/st06/ST06-007.json' with { type: 'json' };
import card75 from '../../cards/st06/ST06-008.json' with { type: 'json' };
import card76 from '../../cards/st06/ST06-009.json' with { type: 'json' };
import card77 from '../../cards/st06/ST06-010.json' with { type: 'json' };
import card78 from '../../cards/st06/ST06-011.json' with { type: 'json' };
import card79 from '../../cards/st06/ST06-012.json' with { type: 'json' };
import card80 from '../../cards/st06/ST06-013.json' with { type: 'json' };
import card81 from '../../cards/st06/ST06-014.json' with { type: 'json' };
import card82 from '../../cards/st06/ST06-015.json' with { type: 'json' };
import card83 from '../../cards/st06/ST06-016.json' with { type: 'json' };
import card84 from '../../cards/st06/ST06-017.json' with { type: 'json' };
import card85 from '../../cards/st07/ST07-001.json' with { type: 'json' };
import card86 from '../../cards/st07/ST07-002.json' with { type: 'json' };
import card87 from '../../cards/st07/ST07-003.json' with { type: 'json' };
import card88 from '../../cards/st07/ST07-004.json' with { type: 'json' };
import card89 from '../../cards/st07/ST07-005.json' with { type: 'json' };
import card90 from '../../cards/st07/ST07-006.json' with { type: 'json' };
import card91 from '../../cards/st07/ST07-007.json' with { type: 'json' };
import card92 from '../../cards/st07/ST07-008.json' with { type: 'json' };
import card93 from '../../cards/st07/ST07-009.json' with { type: 'json' };
import card94 from '../../cards/st07/ST07-010.json' with { type: 'json' };
import card95 from '../../cards/st07/ST07-011.json' with { type: 'json' };
import card96 from '../../cards/st07/ST07-012.json' with { type: 'json' };
import card97 from '../../cards/st07/ST07-013.json' with { type: 'json' };
import card98 from '../../cards/st07/ST07-014.json' with { type: 'json' };
import card99 from '../../cards/st07/ST07-015.json' with { type: 'json' };
import card100 from '../../cards/st07/ST07-016.json' with { type: 'json' };
import card101 from '../../cards/st07/ST07-017.json' with { type: 'json' };
import card102 from '../../cards/st09/ST09-001.json' with { type: 'json' };
import card103 from '../../cards/st09/ST09-002.json' with { type: 'json' };
import card104 from '../../cards/st09/ST09-003.json' with { type: 'json' };
import card105 from '../../cards/st09/ST09-004.json' with { type: 'json' };
import card106 from '../../cards/st09/ST09-005.json' with { type: 'json' };
import card107 from '../../cards/st09/ST09-006.json' with { type: 'json' };
import card108 from '../../cards/st09/ST09-007.json' with { type: 'json' };
import card109 from '../../cards/st09/ST09-008.json' with { type: 'json' };
import card110 from '../../cards/st09/ST09-009.json' with { type: 'json' };
import card111 from '../../cards/st09/ST09-010.json' with { type: 'json' };
import card112 from '../../cards/st09/ST09-011.json' with { type: 'json' };
import card113 from '../../cards/st09/ST09-012.json' with { type: 'json' };
import card114 from '../../cards/st09/ST09-013.json' with { type: 'json' };
import card115 from '../../cards/st09/ST09-014.json' with { type: 'json' };
import card116 from '../../cards/st09/ST09-015.json' with { type: 'json' };
import deck0 from '../../decks/st-01.json' with { type: 'json' };
import deck1 from '../../decks/st-02.json' with { type: 'json' };
import deck2 from '../../decks/st-03.json' with { type: 'json' };
import deck3 from '../../decks/st-04.json' with { type: 'json' };
import deck4 from '../../decks/st-06.json' with { type: 'json' };
import deck5 from '../../decks/st-07.json' with { type: 'json' };
import deck6 from '../../decks/st-09.json' with { type: 'json' };

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
  card75,
  card76,
  card77,
  card78,
  card79,
  card80,
  card81,
  card82,
  card83,
  card84,
  card85,
  card86,
  card87,
  card88,
  card89,
  card90,
  card91,
  card92,
  card93,
  card94,
  card95,
  card96,
  card97,
  card98,
  card99,
  card100,
  card101,
  card102,
  card103,
  card104,
  card105,
  card106,
  card107,
  card108,
  card109,
  card110,
  card111,
  card112,
  card113,
  card114,
  card115,
  card116,
];

export const deckFiles: readonly unknown[] = [
  deck0,
  deck1,
  deck2,
  deck3,
  deck4,
  deck5,
  deck6,
];
