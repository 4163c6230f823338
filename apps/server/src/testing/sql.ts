/** For what measures the server from outside its folder, where the package cannot be found. */
export { type SQL, sql } from 'drizzle-orm';
