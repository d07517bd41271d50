import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledAhead } from './app/bundling/compiled-ahead.ts'
import { pageGroups } from './app/bundling/page-groups.ts'
import { pureRules } from './app/bundling/pure-rules.ts'
import { singleIcons } from './app/bundling/single-icons.ts'

const pagesEntry = fileURLToPath(new URL('app/pages.ts', import.meta.url))

/** What production installs. Of all other packages the server loads what pages use of them, as built. */
const { dependencies } = createRequire(import.meta.url)('./package.json')

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), singleIcons(), pureRules(), compiledAhead('studio-overlay')],
  environments: {
    // Schemas that a page does not use are left out of it, though they stand beside constants that it does.
    client: {
      build: {
        rollupOptions: {
          treeshake: { manualPureFunctions: ['z'] },
          output: { codeSplitting: { groups: pageGroups() } },
        },
      },
    },
    // The server loads this module, which holds both the pages and the context keys they share with it.
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external: Object.keys(dependencies) } : {},
      build: { rollupOptions: { input: pagesEntry } },
    },
  },
  build: { target: 'es2023', sourcemap: false },
  worker: { format: 'es' },
}))
