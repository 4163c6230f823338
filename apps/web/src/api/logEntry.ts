export { logEntrySchema } from '@aval/contract';
