import { Hono } from 'hono'
import { type Designs, type SaveDesignOutcome, saveDesignSchema } from '#server/designs/index.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import type { EdgeVariables } from '../edge.ts'
import { idOf, parsed, readJson } from './read-request.ts'

/** 2,000 placements are under half of this. */
const maxDocumentBytes = 2_000_000

const newDesignSchema = saveDesignSchema.omit({ designId: true, version: true })
const changedDesignSchema = saveDesignSchema.omit({ designId: true }).required({ version: true })

/** The caller's own gang sheet designs. A change names the version that it was made from. */
export function designApi(designs: Designs): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.get('/', async (context) => {
    return context.json({ designs: await designs.list(context.get('visit').actor) })
  })

  routes.post('/', async (context) => {
    const raw = await readJson(context, maxDocumentBytes)
    const saved = await designs.save(context.get('visit').actor, parsed(newDesignSchema, raw), raw)
    return context.json({ design: designOf(saved) }, 201)
  })

  routes.get('/:id', async (context) => {
    const design = await designs.get(context.get('visit').actor, idOf(context, unknown))
    if (design === null) throw new AppError('not_found', unknown)
    return context.json({ design })
  })

  routes.put('/:id', async (context) => {
    const designId = idOf(context, unknown)
    const raw = await readJson(context, maxDocumentBytes)
    const input = { ...parsed(changedDesignSchema, raw), designId }
    return context.json({ design: designOf(await designs.save(context.get('visit').actor, input, raw)) })
  })

  routes.post('/:id/project', async (context) => {
    const saved = await designs.saveProject(context.get('visit').actor, idOf(context, unknown))
    if (!saved.ok)
      throw new AppError(saved.reason === 'not_signed_in' ? 'not_signed_in' : 'not_found', saved.message)
    return context.json({ projectName: saved.projectName }, 201)
  })

  return routes
}

const unknown = 'There is no such design.'

const codes: Partial<Record<(SaveDesignOutcome & { ok: false })['reason'], ErrorCode>> = {
  conflict: 'conflict',
  unknown_design: 'not_found',
}

function designOf(saved: SaveDesignOutcome) {
  if (saved.ok) return saved.design
  throw new AppError(codes[saved.reason] ?? 'invalid', saved.message)
}
