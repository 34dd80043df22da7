// The HTTP API as an OpenAPI document, generated from the routes' schemas.

import { wireErrorSchema } from '@sleight/protocol';
import { z } from 'zod';
import type { Route } from './route';

/** The kernel's types have no schema here; they are described in words. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const inBraces = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function parametersOf({ shapes }: Route): unknown[] {
  const from = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!(schema instanceof z.ZodObject)) return [];
    return Object.entries(schema.shape).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: jsonSchema(part as z.ZodType, 'input'),
    }));
  };
  return [...from(shapes.params, 'path'), ...from(shapes.query, 'query')];
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const accessNotes = {
  anyone: 'Public.',
  'signed-in': 'Signed-in users, including guests.',
  admin: 'Admins only.',
};

function operationOf(route: Route): unknown {
  const { shapes, summary, access } = route;
  return {
    summary,
    description: accessNotes[access],
    parameters: parametersOf(route),
    ...(access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(shapes.body === undefined ? {} : { requestBody: json(jsonSchema(shapes.body, 'input')) }),
    responses: {
      200: { description: 'Done.', ...json(jsonSchema(shapes.answer, 'output')) },
      default: {
        description: 'Refused. Nothing has changed, except possibly after `server`.',
        ...json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

export function openApi(routes: readonly Route[], cookie: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = inBraces(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sleight',
      version: '0',
      description: 'Accounts, decks, matches and replays. Matches are played over sockets (see protocol/).',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(wireErrorSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  };
}
