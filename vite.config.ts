import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const pagesEntry = fileURLToPath(new URL('app/pages.ts', import.meta.url))

/** Left to itself the bundler makes a file of each icon and helper: a first page took 60 requests, the studio 121. */
const groups = [
  // What every page needs comes as one file, which packs better, too.
  { name: 'frame', test: /[\\/]app[\\/]root\.tsx|entry\.client/, priority: 2 },
  // Icons of the same pages come together; a page may get a few that it does not show.
  {
    name: 'icons',
    test: /lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_500,
  },
]

/** Of these the server loads what pages use, as built, and not the whole of them. */
const wholePackages = ['lucide-react', '@base-ui/react', '@base-ui/utils']

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // Schemas that a page does not use are left out of it, though they stand beside constants that it does.
    client: {
      build: {
        rollupOptions: {
          treeshake: { manualPureFunctions: ['z'] },
          output: { codeSplitting: { groups } },
        },
      },
    },
    // The server loads this module, which holds both the pages and the context keys they share with it.
    ssr: {
      resolve: { noExternal: command === 'build' ? wholePackages : [] },
      build: { rollupOptions: { input: pagesEntry } },
    },
  },
  build: { target: 'es2023', sourcemap: false },
  worker: { format: 'es' },
}))
