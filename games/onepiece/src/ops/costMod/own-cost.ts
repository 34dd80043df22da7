// costMod of the card itself, and nothing else: what "Give this card in your hand −3 cost" says.
// Next: words/lines.ts for that line.
import { type Fields, isFields } from '@sleight/kernel/text/grammar';

export const changesOwnCost = (amount: unknown): Fields => ({ type: 'costMod', amount, targetType: 'self' });

/** The change of cost if the action is exactly that. */
export function ownCostChange(action: unknown): unknown {
  if (!isFields(action)) return undefined;
  const { type, targetType, amount, ...more } = action;
  const isOwnCost = type === 'costMod' && targetType === 'self';
  return isOwnCost && Object.keys(more).length === 0 ? amount : undefined;
}
