/** For benchmarks outside this workspace, which cannot resolve `drizzle-orm` themselves. */
export { type SQL, sql } from 'drizzle-orm';
