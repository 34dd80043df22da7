// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import card0 from '../../cards/jutsu/KS-J145.json' with { type: 'json' };
import card1 from '../../cards/jutsu/KS-J146.json' with { type: 'json' };
import card2 from '../../cards/jutsu/KS-J147.json' with { type: 'json' };
import card3 from '../../cards/jutsu/KS-J148.json' with { type: 'json' };
import card4 from '../../cards/jutsu/KS-J149.json' with { type: 'json' };
import card5 from '../../cards/konoha-shido/KS-000.json' with { type: 'json' };
import card6 from '../../cards/konoha-shido/KS-001.json' with { type: 'json' };
import card7 from '../../cards/konoha-shido/KS-002.json' with { type: 'json' };
import card8 from '../../cards/konoha-shido/KS-003.json' with { type: 'json' };
import card9 from '../../cards/konoha-shido/KS-004.json' with { type: 'json' };
import card10 from '../../cards/konoha-shido/KS-005.json' with { type: 'json' };
import card11 from '../../cards/konoha-shido/KS-006.json' with { type: 'json' };
import card12 from '../../cards/konoha-shido/KS-007.json' with { type: 'json' };
import card13 from '../../cards/konoha-shido/KS-008.json' with { type: 'json' };
import card14 from '../../cards/konoha-shido/KS-009.json' with { type: 'json' };
import card15 from '../../cards/konoha-shido/KS-010.json' with { type: 'json' };
import card16 from '../../cards/konoha-shido/KS-011.json' with { type: 'json' };
import card17 from '../../cards/konoha-shido/KS-012.json' with { type: 'json' };
import card18 from '../../cards/konoha-shido/KS-013.json' with { type: 'json' };
import card19 from '../../cards/konoha-shido/KS-014.json' with { type: 'json' };
import card20 from '../../cards/konoha-shido/KS-015.json' with { type: 'json' };
import card21 from '../../cards/konoha-shido/KS-016.json' with { type: 'json' };
import card22 from '../../cards/konoha-shido/KS-017.json' with { type: 'json' };
import card23 from '../../cards/konoha-shido/KS-018.json' with { type: 'json' };
import card24 from '../../cards/konoha-shido/KS-019.json' with { type: 'json' };
import card25 from '../../cards/konoha-shido/KS-020.json' with { type: 'json' };
import card26 from '../../cards/konoha-shido/KS-021.json' with { type: 'json' };
import card27 from '../../cards/konoha-shido/KS-022.json' with { type: 'json' };
import card28 from '../../cards/konoha-shido/KS-023.json' with { type: 'json' };
import card29 from '../../cards/konoha-shido/KS-024.json' with { type: 'json' };
import card30 from '../../cards/konoha-shido/KS-025.json' with { type: 'json' };
import card31 from '../../cards/konoha-shido/KS-026.json' with { type: 'json' };
import card32 from '../../cards/konoha-shido/KS-027.json' with { type: 'json' };
import card33 from '../../cards/konoha-shido/KS-028.json' with { type: 'json' };
import card34 from '../../cards/konoha-shido/KS-029.json' with { type: 'json' };
import card35 from '../../cards/konoha-shido/KS-030.json' with { type: 'json' };
import card36 from '../../cards/konoha-shido/KS-031.json' with { type: 'json' };
import card37 from '../../cards/konoha-shido/KS-032.json' with { type: 'json' };
import card38 from '../../cards/konoha-shido/KS-033.json' with { type: 'json' };
import card39 from '../../cards/konoha-shido/KS-034.json' with { type: 'json' };
import card40 from '../../cards/konoha-shido/KS-035.json' with { type: 'json' };
import card41 from '../../cards/konoha-shido/KS-036.json' with { type: 'json' };
import card42 from '../../cards/konoha-shido/KS-037.json' with { type: 'json' };
import card43 from '../../cards/konoha-shido/KS-038.json' with { type: 'json' };
import card44 from '../../cards/konoha-shido/KS-039.json' with { type: 'json' };
import card45 from '../../cards/konoha-shido/KS-040.json' with { type: 'json' };
import card46 from '../../cards/konoha-shido/KS-041.json' with { type: 'json' };
import card47 from '../../cards/konoha-shido/KS-042.json' with { type: 'json' };
import card48 from '../../cards/konoha-shido/KS-043.json' with { type: 'json' };
import card49 from '../../cards/konoha-shido/KS-044.json' with { type: 'json' };
import card50 from '../../cards/konoha-shido/KS-045.json' with { type: 'json' };
import card51 from '../../cards/konoha-shido/KS-046.json' with { type: 'json' };
import card52 from '../../cards/konoha-shido/KS-047.json' with { type: 'json' };
import card53 from '../../cards/konoha-shido/KS-048.json' with { type: 'json' };
import card54 from '../../cards/konoha-shido/KS-049.json' with { type: 'json' };
import card55 from '../../cards/konoha-shido/KS-050.json' with { type: 'json' };
import card56 from '../../cards/konoha-shido/KS-051.json' with { type: 'json' };
import card57 from '../../cards/konoha-shido/KS-052.json' with { type: 'json' };
import card58 from '../../cards/konoha-shido/KS-053.json' with { type: 'json' };
import card59 from '../../cards/konoha-shido/KS-054.json' with { type: 'json' };
import card60 from '../../cards/konoha-shido/KS-055.json' with { type: 'json' };
import card61 from '../../cards/konoha-shido/KS-056.json' with { type: 'json' };
import card62 from '../../cards/konoha-shido/KS-057.json' with { type: 'json' };
import card63 from '../../cards/konoha-shido/KS-058.json' with { type: 'json' };
import card64 from '../../cards/konoha-shido/KS-059.json' with { type: 'json' };
import card65 from '../../cards/konoha-shido/KS-060.json' with { type: 'json' };
import card66 from '../../cards/konoha-shido/KS-061.json' with { type: 'json' };
import card67 from '../../cards/konoha-shido/KS-062.json' with { type: 'json' };
import card68 from '../../cards/konoha-shido/KS-063.json' with { type: 'json' };
import card69 from '../../cards/konoha-shido/KS-064.json' with { type: 'json' };
import card70 from '../../cards/konoha-shido/KS-065.json' with { type: 'json' };
import card71 from '../../cards/konoha-shido/KS-066.json' with { type: 'json' };
import card72 from '../../cards/konoha-shido/KS-067.json' with { type: 'json' };
import card73 from '../../cards/konoha-shido/KS-068.json' with { type: 'json' };
import card74 from '../../cards/konoha-shido/KS-069.json' with { type: 'json' };
import card75 from '../../cards/konoha-shido/KS-070.json' with { type: 'json' };
import card76 from '../../cards/konoha-shido/KS-071.json' with { type: 'json' };
import card77 from '../../cards/konoha-shido/KS-072.json' with { type: 'json' };
import card78 from '../../cards/konoha-shido/KS-073.json' with { type: 'json' };
import card79 from '../../cards/konoha-shido/KS-074.json' with { type: 'json' };
import card80 from '../../cards/konoha-shido/KS-075.json' with { type: 'json' };
import card81 from '../../cards/konoha-shido/KS-076.json' with { type: 'json' };
import card82 from '../../cards/konoha-shido/KS-077.json' with { type: 'json' };
import card83 from '../../cards/konoha-shido/KS-078.json' with { type: 'json' };
import card84 from '../../cards/konoha-shido/KS-079.json' with { type: 'json' };
import card85 from '../../cards/konoha-shido/KS-080.json' with { type: 'json' };
import card86 from '../../cards/konoha-shido/KS-081.json' with { type: 'json' };
import card87 from '../../cards/konoha-shido/KS-082.json' with { type: 'json' };
import card88 from '../../cards/konoha-shido/KS-083.json' with { type: 'json' };
import card89 from '../../cards/konoha-shido/KS-084.json' with { type: 'json' };
import card90 from '../../cards/konoha-shido/KS-085.json' with { type: 'json' };
import card91 from '../../cards/konoha-shido/KS-086.json' with { type: 'json' };
import card92 from '../../cards/konoha-shido/KS-087.json' with { type: 'json' };
import card93 from '../../cards/konoha-shido/KS-088.json' with { type: 'json' };
import card94 from '../../cards/konoha-shido/KS-089.json' with { type: 'json' };
import card95 from '../../cards/konoha-shido/KS-090.json' with { type: 'json' };
import card96 from '../../cards/konoha-shido/KS-091.json' with { type: 'json' };
import card97 from '../../cards/konoha-shido/KS-092.json' with { type: 'json' };
import card98 from '../../cards/konoha-shido/KS-093.json' with { type: 'json' };
import card99 from '../../cards/konoha-shido/KS-094.json' with { type: 'json' };
import card100 from '../../cards/konoha-shido/KS-095.json' with { type: 'json' };
import card101 from '../../cards/konoha-shido/KS-096.json' with { type: 'json' };
import card102 from '../../cards/konoha-shido/KS-097.json' with { type: 'json' };
import card103 from '../../cards/konoha-shido/KS-098.json' with { type: 'json' };
import card104 from '../../cards/konoha-shido/KS-099.json' with { type: 'json' };
import card105 from '../../cards/konoha-shido/KS-100.json' with { type: 'json' };
import card106 from '../../cards/konoha-shido/KS-101.json' with { type: 'json' };
import card107 from '../../cards/konoha-shido/KS-102.json' with { type: 'json' };
import card108 from '../../cards/konoha-shido/KS-103.json' with { type: 'json' };
import card109 from '../../cards/konoha-shido/KS-104.json' with { type: 'json' };
import card110 from '../../cards/konoha-shido/KS-105.json' with { type: 'json' };
import card111 from '../../cards/konoha-shido/KS-106.json' with { type: 'json' };
import card112 from '../../cards/konoha-shido/KS-107.json' with { type: 'json' };
import card113 from '../../cards/konoha-shido/KS-108.json' with { type: 'json' };
import card114 from '../../cards/konoha-shido/KS-109.json' with { type: 'json' };
import card115 from '../../cards/konoha-shido/KS-110.json' with { type: 'json' };
import card116 from '../../cards/konoha-shido/KS-111.json' with { type: 'json' };
import card117 from '../../cards/konoha-shido/KS-112.json' with { type: 'json' };
import card118 from '../../cards/konoha-shido/KS-113.json' with { type: 'json' };
import card119 from '../../cards/konoha-shido/KS-114.json' with { type: 'json' };
import card120 from '../../cards/konoha-shido/KS-115.json' with { type: 'json' };
import card121 from '../../cards/konoha-shido/KS-116.json' with { type: 'json' };
import card122 from '../../cards/konoha-shido/KS-117.json' with { type: 'json' };
import card123 from '../../cards/konoha-shido/KS-118.json' with { type: 'json' };
import card124 from '../../cards/konoha-shido/KS-119.json' with { type: 'json' };
import card125 from '../../cards/konoha-shido/KS-120.json' with { type: 'json' };
import card126 from '../../cards/konoha-shido/KS-121.json' with { type: 'json' };
import card127 from '../../cards/konoha-shido/KS-122.json' with { type: 'json' };
import card128 from '../../cards/konoha-shido/KS-123.json' with { type: 'json' };
import card129 from '../../cards/konoha-shido/KS-124.json' with { type: 'json' };
import card130 from '../../cards/konoha-shido/KS-125.json' with { type: 'json' };
import card131 from '../../cards/konoha-shido/KS-126.json' with { type: 'json' };
import card132 from '../../cards/konoha-shido/KS-127.json' with { type: 'json' };
import card133 from '../../cards/konoha-shido/KS-128.json' with { type: 'json' };
import card134 from '../../cards/konoha-shido/KS-129.json' with { type: 'json' };
import card135 from '../../cards/konoha-shido/KS-130.json' with { type: 'json' };
import card136 from '../../cards/konoha-shido/KS-131.json' with { type: 'json' };
import card137 from '../../cards/konoha-shido/KS-132.json' with { type: 'json' };
import card138 from '../../cards/konoha-shido/KS-133.json' with { type: 'json' };
import card139 from '../../cards/konoha-shido/KS-134.json' with { type: 'json' };
import card140 from '../../cards/konoha-shido/KS-135.json' with { type: 'json' };
import card141 from '../../cards/konoha-shido/KS-136.json' with { type: 'json' };
import card142 from '../../cards/konoha-shido/KS-137.json' with { type: 'json' };
import card143 from '../../cards/konoha-shido/KS-138.json' with { type: 'json' };
import card144 from '../../cards/konoha-shido/KS-139.json' with { type: 'json' };
import card145 from '../../cards/konoha-shido/KS-140.json' with { type: 'json' };
import card146 from '../../cards/konoha-shido/KS-141.json' with { type: 'json' };
import card147 from '../../cards/konoha-shido/KS-142.json' with { type: 'json' };
import card148 from '../../cards/konoha-shido/KS-143.json' with { type: 'json' };
import card149 from '../../cards/konoha-shido/KS-144.json' with { type: 'json' };
import card150 from '../../cards/konoha-shido/KS-145.json' with { type: 'json' };
import card151 from '../../cards/konoha-shido/KS-146.json' with { type: 'json' };
import card152 from '../../cards/konoha-shido/KS-147.json' with { type: 'json' };
import card153 from '../../cards/konoha-shido/KS-148.json' with { type: 'json' };
import card154 from '../../cards/konoha-shido/KS-M01.json' with { type: 'json' };
import card155 from '../../cards/konoha-shido/KS-M02.json' with { type: 'json' };
import card156 from '../../cards/konoha-shido/KS-M03.json' with { type: 'json' };
import card157 from '../../cards/konoha-shido/KS-M04.json' with { type: 'json' };
import card158 from '../../cards/konoha-shido/KS-M05.json' with { type: 'json' };
import card159 from '../../cards/konoha-shido/KS-M06.json' with { type: 'json' };
import card160 from '../../cards/konoha-shido/KS-M07.json' with { type: 'json' };
import card161 from '../../cards/konoha-shido/KS-M08.json' with { type: 'json' };
import card162 from '../../cards/konoha-shido/KS-M09.json' with { type: 'json' };
import card163 from '../../cards/konoha-shido/KS-M10.json' with { type: 'json' };
import deck0 from '../../decks/curse-mark-quartet.json' with { type: 'json' };
import deck1 from '../../decks/desert-rites.json' with { type: 'json' };
import deck2 from '../../decks/hidden-sand.json' with { type: 'json' };
import deck3 from '../../decks/rasengan-and-chidori.json' with { type: 'json' };
import deck4 from '../../decks/red-clouds.json' with { type: 'json' };
import deck5 from '../../decks/team-seven.json' with { type: 'json' };
import deck6 from '../../decks/toad-contract.json' with { type: 'json' };
import deck7 from '../../decks/will-of-fire.json' with { type: 'json' };

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
  card117,
  card118,
  card119,
  card120,
  card121,
  card122,
  card123,
  card124,
  card125,
  card126,
  card127,
  card128,
  card129,
  card130,
  card131,
  card132,
  card133,
  card134,
  card135,
  card136,
  card137,
  card138,
  card139,
  card140,
  card141,
  card142,
  card143,
  card144,
  card145,
  card146,
  card147,
  card148,
  card149,
  card150,
  card151,
  card152,
  card153,
  card154,
  card155,
  card156,
  card157,
  card158,
  card159,
  card160,
  card161,
  card162,
  card163,
];

export const deckFiles: readonly unknown[] = [
  deck0,
  deck1,
  deck2,
  deck3,
  deck4,
  deck5,
  deck6,
  deck7,
];
