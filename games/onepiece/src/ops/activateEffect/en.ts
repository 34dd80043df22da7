// English for activateEffect: "activate this card's [Main] effect".
import { imperative } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const timing = words({ Main: '[Main]', Counter: '[Counter]', 'On Play': '[On Play]', 'On KO': '[On K.O.]' });

export const en = op(
  'activateEffect',
  imperative(phrase("activate this card's {timing} effect", { timing })),
);
