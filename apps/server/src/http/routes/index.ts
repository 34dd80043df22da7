// Every route of the HTTP API, and the document that describes them.

import { z } from 'zod';
import { sessionCookie } from '../../accounts/auth';
import type { AccountDesk } from '../../accounts/desk';
import type { Stores } from '../../database/stores';
import type { ModelOpponent } from '../../model/opponent';
import type { WorkLane } from '../../operations/lane';
import type { RateLimits } from '../../operations/limits';
import type { Recorder } from '../../recordings/recording-queue';
import { openApi } from '../openapi';
import type { OwnImages } from '../own-images';
import { type Route, route } from '../route';
import { accountRoutes } from './accounts';
import { catalogueRoutes } from './catalogue';
import { deckRoutes } from './decks';
import { lessonRoutes } from './lessons';
import { matchRoutes } from './matches';

export interface RoutesPlan {
  readonly accounts: AccountDesk;
  /** The public address of the server. */
  readonly origin: string;
  readonly limits: RateLimits;
  readonly lane: WorkLane;
  readonly stores: Stores;
  readonly recorder: Recorder;
  readonly model: ModelOpponent | null;
  readonly images: OwnImages;
}

export function allRoutes(plan: RoutesPlan): readonly Route[] {
  const routes = [
    ...accountRoutes(plan),
    ...catalogueRoutes(plan.model, plan.images, plan.stores.matches),
    ...deckRoutes(plan.stores.decks),
    ...lessonRoutes(plan.stores.matches),
    ...matchRoutes({ ...plan.stores, recorder: plan.recorder }),
  ];
  const document = openApi(routes, sessionCookie(plan.origin));
  const describe = route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'anyone',
    shapes: { answer: z.unknown() },
    async handle() {
      return { answer: document };
    },
  });
  return [...routes, describe];
}
