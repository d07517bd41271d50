import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { anyContains } from '#server/kernel/list/contains.ts'
import { cursorSchema, pageSizeSchema, writeCursor } from '#server/kernel/operations/cursor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { QuotesDeps } from '../deps.ts'
import { bulkQuotes } from '../tables.ts'
import { quoteCardShape, quoteState } from './quote-shapes.ts'
import { toCard } from './read-quote.ts'

const place = z.object({ createdAt: z.iso.datetime(), id: z.uuid() })

export const listQuotes = defineOperation({
  name: 'quotes.list',
  route: 'GET /quotes',
  summary: 'Bulk price requests, newest first; `text` is part of a name or email address',
  may: 'quotes.read',
  input: z.object({
    state: quoteState.optional(),
    text: z.string().trim().max(100).optional(),
    cursor: cursorSchema(place).optional(),
    limit: pageSizeSchema,
  }),
  example: { state: 'new', limit: 20 },
  result: z.object({
    quotes: z.array(quoteCardShape),
    /** `cursor` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  async run({ database }: QuotesDeps, _actor, { state, text, cursor, limit }) {
    const { createdAt, id, name, email } = bulkQuotes
    const rows = await database.orm
      .select()
      .from(bulkQuotes)
      .where(
        and(
          state && eq(bulkQuotes.state, state),
          anyContains([name, email], text),
          cursor && sql`(${createdAt}, ${id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1)
    const quotes = rows.slice(0, limit).map(toCard)
    const last = quotes.at(-1)
    const next = rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null
    return ok({ quotes, next: next && writeCursor(next) })
  },
})
