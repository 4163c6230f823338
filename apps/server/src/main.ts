import { enableCompileCache } from 'node:module';

// The compile cache saves a third of the time of later starts.
enableCompileCache();
await import('./start.ts');
