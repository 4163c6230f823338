import { readFileSync } from 'node:fs';

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';

import { isClientModule } from './clientModule.ts';

/**
 * The build of every publishable package: one output module per source module, styles in one sheet, and 'use client'
 * on the modules with hooks or handlers, so that a server can render the others.
 */
export function library(entry: Record<string, string>): UserConfig {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  const external = Object.keys({ ...manifest['dependencies'], ...manifest['peerDependencies'] }).map(
    (name) => new RegExp(`^${name}(/|$)`),
  );
  return defineConfig({
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      react(),
      babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
      lingui(),
    ],
    resolve: { conditions: ['@aval/source', ...defaultClientConditions] },
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: true,
      cssCodeSplit: false,
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external,
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          banner: ({ modules, imports }) =>
            Object.values(modules).some(({ code }) => code !== null && isClientModule(code, imports))
              ? "'use client';"
              : '',
        },
      },
    },
  });
}
