// Writes the next SQL migration from the schema: node --conditions=@aval/source makeMigration.ts --name=what_changes
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

// The generator is installed at the root of the workspace and looks for drizzle-orm there, where it is not.
registerHooks({
  resolve(specifier, context, next) {
    const isLost = specifier.startsWith('drizzle-orm') && context.parentURL?.includes('/drizzle-kit/');
    if (!isLost) return next(specifier, context);
    const isImport = context.conditions.includes('import');
    const url = isImport ? import.meta.resolve(specifier) : pathToFileURL(require.resolve(specifier)).href;
    return { url, shortCircuit: true };
  },
});

process.chdir(import.meta.dirname);
process.argv.splice(2, 0, 'generate');
require(join(dirname(require.resolve('drizzle-kit')), 'bin.cjs'));
