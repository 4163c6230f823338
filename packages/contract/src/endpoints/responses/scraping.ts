import * as z from 'zod/mini';

import { scrapeResultSchema, scrapeRunSchema, scrapeRunsSchema } from '../../schemas/admin.ts';
import { logEntrySchema } from '../../schemas/logEntry.ts';
import { rowId } from '../../schemas/primitives.ts';
import { startupSchema } from '../../schemas/startup.ts';
import { response, messageResponse } from '../response.ts';

// Startups read from pages.

const logs = z.array(logEntrySchema);

export const scrapeStartup = response({
  data: z.object({ ...scrapeResultSchema.shape, startupId: rowId, startup: startupSchema }),
  message: z.string(),
});
export const scrapeTest = response({ data: scrapeResultSchema });
export const scrapeBatch = response({
  data: z.object({
    runId: rowId,
    total: z.number(),
    accepted: z.number(),
    rejected: z.array(z.object({ line: z.number(), text: z.string(), reason: z.string() })),
  }),
  message: z.string(),
});
export const listScrapeRuns = response({ data: scrapeRunsSchema });
export const getScrapeRun = response({ data: scrapeRunSchema });
export const cancelScrapeRun = messageResponse;
export const cancelScrapeUrl = messageResponse;
export const listScrapeLogs = logs;
