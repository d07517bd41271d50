import { z } from 'zod'
import { countedPage } from '#domain/content/counted-pages.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { addVisits, type Visits } from '../add-visits.ts'
import type { CountingDeps } from '../deps.ts'
import { deviceOf, sourceOf } from '../where-from.ts'

/** docs/decisions.md 8. */
export const countVisit = defineOperation({
  name: 'visits.count',
  route: 'POST /visits',
  summary:
    'Record that someone opened a page of the shop; only totals are kept, and nothing about the visitor',
  may: 'anyone',
  input: z.object({
    path: z.string().max(2_000),
    /** URL of the page that led here, as reported by the browser. */
    referrer: z.string().max(4_000).default(''),
    /** `utm_source` in the URL. */
    campaign: z.string().max(200).default(''),
  }),
  example: { path: '/prints', referrer: 'https://www.instagram.com/', campaign: '' },
  result: z.undefined(),
  async run({ database, emit, findCountedVisitor }: CountingDeps, actor, { path, referrer, campaign }) {
    const page = countedPage(path)
    const visitor = page === null ? null : await findCountedVisitor(actor)
    if (page === null || visitor === null) return ok(undefined)
    await database.transaction(async (transaction) => {
      const isNew = await visitor.isFirst(transaction, 'the shop')
      const isNewHere = await visitor.isFirst(transaction, `page ${page}`)
      const seen: Visits[] = [
        { kind: 'page', name: page, views: 1, visitors: isNewHere ? 1 : 0 },
        { kind: 'shop', name: '', views: 1, visitors: isNew ? 1 : 0 },
      ]
      // Where someone came from is recorded once: with the first page of their day.
      if (isNew)
        seen.push(
          { kind: 'device', name: deviceOf(actor.userAgent ?? ''), views: 1, visitors: 1 },
          {
            kind: 'source',
            name: sourceOf({ referrer, campaign, origin: actor.origin }),
            views: 1,
            visitors: 1,
          },
        )
      await addVisits(transaction, visitor.day, seen)
      if (isNewHere) await emit(transaction, 'page.visited', { page })
    })
    return ok(undefined)
  },
})
