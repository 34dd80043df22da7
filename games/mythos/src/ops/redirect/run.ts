// redirect: defeated characters go to their owner's hand instead; they are still defeated (11.8).
import type { C } from '../../language';
import { noted } from '../../shared';
import type { Redirect } from './schema';

export function hold(a: Redirect, c: C): void {
  c.read.rules.redirects[c.line] = noted(c.read.rules, c.line, c.read.match(a, c));
}
