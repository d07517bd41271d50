import { Hono } from 'hono'
import { uploadLimits } from '#domain/upload-limits.ts'
import { limitBody } from '#server/http/limits/limit-body.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import { importKinds } from '#server/import-export/index.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'

/**
 * POST: the raw bytes of a CSV, with its name in the query; checked as they arrive. Returns 201 with the check's id.
 */
export function importRoutes({ importExport }: Pick<Shop, 'importExport'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const tooLarge = (): never => {
    throw new AppError('too_large', 'A file can be up to 60 MB. Send it in parts.')
  }
  routes.post('/:kind', limitBody(uploadLimits.importFile, tooLarge), async (context) => {
    const { actor } = context.get('visit')
    const kind = importKinds.find((one) => one === context.req.param('kind'))
    if (!kind) throw new AppError('not_found', 'There is no such import.')
    const fileName = (context.req.query('name') ?? 'import.csv').slice(0, 200)
    const bytes = context.req.raw.body ?? new Blob([]).stream()
    const outcome = await importExport.check(actor, kind, { fileName, bytes })
    if (outcome.ok) return context.json({ id: outcome.id }, 201)
    if (outcome.reason === 'forbidden') throw new AppError('forbidden', 'Access Denied')
    throw new AppError('invalid', outcome.message)
  })
  return routes
}
