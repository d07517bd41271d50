import { fileURLToPath } from 'node:url'
import type { FrontHandler } from '#server/http/listen.ts'
import type { ServePage } from '#server/http/visit.ts'

export type DevelopedPages = { servePage: ServePage; front: FrontHandler; close(): Promise<void> }

const root = fileURLToPath(new URL('..', import.meta.url))

/** Vite inside our own server: it answers requests for modules and styles first, and renders the pages from source. */
export async function developPages(): Promise<DevelopedPages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  return {
    servePage: async (request, shop, visit) => {
      const pages = (await vite.ssrLoadModule('/app/pages.ts')) as { servePage: ServePage }
      return pages.servePage(request, shop, visit)
    },
    front: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
