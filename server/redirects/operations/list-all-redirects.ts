import { z } from 'zod'
import { cursorSchema, pageSizeSchema, writeCursor } from '#server/kernel/operations/cursor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { RedirectsDeps } from '../deps.ts'
import { pageOfRedirects } from '../list-redirects.ts'
import { redirectShape, toRedirect } from './redirect-shape.ts'

const place = z.object({ createdAt: z.iso.datetime(), id: z.uuid() })

export const listAllRedirects = defineOperation({
  name: 'redirects.list',
  route: 'GET /redirects',
  summary: 'Old addresses and the pages they lead to, newest first; `text` is part of either',
  may: 'settings.read',
  input: z.object({
    text: z.string().trim().max(200).optional(),
    cursor: cursorSchema(place).optional(),
    limit: pageSizeSchema,
  }),
  example: { text: '/products/', limit: 20 },
  result: z.object({
    redirects: z.array(redirectShape),
    /** `cursor` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  async run(deps: RedirectsDeps, _actor, { text, cursor, limit }) {
    const { rows, next } = await pageOfRedirects(deps, {
      ...{ limit, ...(text && { text }), ...(cursor && { after: cursor }) },
    })
    return ok({ redirects: rows.map(toRedirect), next: next && writeCursor(next) })
  },
})
