import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { DesignDeps } from '../deps.ts'
import { getDesign } from '../find-designs.ts'
import { saveDesignSchema } from '../input.ts'
import type { DesignView } from '../present.ts'
import { type SaveDesignOutcome, saveDesign } from '../save-design.ts'
import { anyDesign, designShape, unknownDesign } from './shapes.ts'

const content = saveDesignSchema.omit({ designId: true, version: true })
const result = z.object({ design: designShape })

const example: z.input<typeof content> = {
  sizeId: 12,
  quantity: 1,
  document: {
    version: 1,
    sheet: { sizeId: 12, width: 558.8, height: 304.8, margin: 2.54, spacing: 3.81 },
    placements: [
      { id: 'one', artworkId: '8a4c2f6e-0000-4000-8000-000000000000', x: 50, y: 40, width: 90, height: 60 },
    ],
  },
}

export const createDesign = defineOperation({
  name: 'designs.create',
  route: 'POST /designs',
  summary:
    'Save a gang sheet of the caller’s own artwork, after checking all of it; lengths are in mm, and positions are centers',
  may: 'anyone',
  input: content,
  example,
  result,
  async run(deps: DesignDeps, actor, input, sent) {
    return ok({ design: savedOr(await saveDesign(deps, actor, input, sent)) })
  },
})

export const changeDesign = defineOperation({
  name: 'designs.change',
  route: 'PUT /designs/{design}',
  summary: 'Save one of the caller’s own gang sheets again; `version` is the version you started from',
  may: 'anyone',
  input: content.extend({
    design: z.uuid(unknownDesign),
    version: saveDesignSchema.shape.version.unwrap(),
  }),
  example: { ...example, design: anyDesign, version: 1 },
  result,
  theirs: designShape,
  async run(deps: DesignDeps, actor, input, sent) {
    const { design: designId, ...change } = input
    const saved = await saveDesign(deps, actor, { ...change, designId }, withoutAddress(sent))
    const theirs = isConflict(saved) ? await getDesign(deps, actor, designId) : null
    if (theirs && !saved.ok) return conflict(theirs, input, saved.message)
    return ok({ design: savedOr(saved) })
  },
})

const isConflict = (saved: SaveDesignOutcome): boolean => !saved.ok && saved.reason === 'conflict'

/** The payload as sent, which is stored whole. */
function withoutAddress(sent: unknown): unknown {
  const { design: _, ...payload } = sent as Record<string, unknown>
  return payload
}

function savedOr(saved: SaveDesignOutcome): DesignView {
  if (saved.ok) return saved.design
  const code =
    saved.reason === 'unknown_design' ? 'not_found' : saved.reason === 'conflict' ? 'conflict' : 'invalid'
  throw new AppError(code, saved.message, { because: saved.reason })
}
