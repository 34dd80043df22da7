// Bug reports in the database.

import { desc, eq } from 'drizzle-orm';
import type { BugReport, ReportStore } from '../reports/store';
import type { Database } from './database';
import { reports } from './schema';

const reportFrom = ({ reporter, ...report }: typeof reports.$inferSelect): BugReport => ({
  ...report,
  user: reporter,
});

export const reportStore = ({ db }: Database): ReportStore => ({
  async keep({ user, ...report }) {
    await db.insert(reports).values({ ...report, reporter: user });
  },

  async find(id) {
    const [row] = await db.select().from(reports).where(eq(reports.id, id));
    return row === undefined ? null : reportFrom(row);
  },

  async list(limit) {
    const found = await db.select().from(reports).orderBy(desc(reports.at)).limit(limit);
    return found.map(reportFrom);
  },
});
