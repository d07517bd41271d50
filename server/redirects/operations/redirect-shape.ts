import { z } from 'zod'
import type { redirects } from '../tables.ts'

export const redirectShape = z.object({
  id: z.uuid(),
  /** Lowercase, without a trailing slash. */
  from: z.string(),
  /** Path and query in this shop. */
  to: z.string(),
  createdAt: z.string(),
})

export type RedirectView = z.output<typeof redirectShape>

export const toRedirect = ({
  id,
  fromPath,
  toPath,
  createdAt,
}: typeof redirects.$inferSelect): RedirectView => ({
  ...{ id, from: fromPath, to: toPath },
  createdAt: createdAt.toISOString(),
})
