import * as z from 'zod/mini';

import { scrapeResultSchema, scrapeRunSchema, scrapeRunsSchema } from '../../schemas/admin.ts';
import { logEntrySchema } from '../../schemas/logEntry.ts';
import { rowId } from '../../schemas/primitives.ts';
import { startupSchema } from '../../schemas/startup.ts';
import { answer, messageAnswer } from '../answer.ts';

// Startups read from pages.

const logs = z.array(logEntrySchema);

export const scrapeStartup = answer({
  data: z.object({ ...scrapeResultSchema.shape, startupId: rowId, startup: startupSchema }),
  message: z.string(),
});
export const scrapeTest = answer({ data: scrapeResultSchema });
export const scrapeBatch = answer({
  data: z.object({
    runId: rowId,
    total: z.number(),
    accepted: z.number(),
    rejected: z.array(z.object({ line: z.number(), text: z.string(), reason: z.string() })),
  }),
  message: z.string(),
});
export const listScrapeRuns = answer({ data: scrapeRunsSchema });
export const getScrapeRun = answer({ data: scrapeRunSchema });
export const cancelScrapeRun = messageAnswer;
export const cancelScrapeUrl = messageAnswer;
export const listScrapeLogs = logs;
