// Generates migrations from the schema, offline: `npx drizzle-kit generate --config apps/server/drizzle.config.ts`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/database/schema.ts',
  out: './apps/server/migrations',
});
