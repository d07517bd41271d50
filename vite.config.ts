import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const pagesEntry = fileURLToPath(new URL('app/pages.ts', import.meta.url))

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // Schemas that a page does not use are left out of it, though they stand beside constants that it does.
    client: { build: { rollupOptions: { treeshake: { manualPureFunctions: ['z'] } } } },
    // The server loads this module, which holds both the pages and the context keys they share with it.
    ssr: { build: { rollupOptions: { input: pagesEntry } } },
  },
  build: { target: 'es2023', sourcemap: false },
  worker: { format: 'es' },
})
