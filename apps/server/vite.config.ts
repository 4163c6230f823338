import { defineConfig } from 'vite';

/**
 * The server in few files, for finding and linking some 1,500 modules takes longer than anything else it does when it
 * starts. What brings files or machine code of its own stays a package.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        databaseThread: 'src/db/embedded/worker.ts',
        readingThread: 'src/sources/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'],
    resolve: { conditions: ['@aval/source', 'node'] },
  },
});
