// Several conditions in French: « vous avez … et que votre Leader est … ».
import { elide } from './french';

export const frenchJoined = (conditions: readonly string[], and: string): string =>
  conditions.reduce((text, said) => `${text} ${elide(`${and} que`, said)}`);
