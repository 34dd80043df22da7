// « vous avez l'Edge ».
import type { Edge } from './schema';

export const fr = ({ edge }: Edge): string =>
  edge === 'player' ? "vous avez l'Edge" : "vous n'avez pas l'Edge";
