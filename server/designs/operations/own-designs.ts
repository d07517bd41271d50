import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DesignDeps } from '../deps.ts'
import { getDesign as findDesign, listOwn } from '../find-designs.ts'
import { saveProject } from '../save-project.ts'
import { anyDesign, designShape, unknownDesign } from './shapes.ts'

const input = z.object({ design: z.uuid(unknownDesign) })
const example = { design: anyDesign }

export const listOwnDesigns = defineOperation({
  name: 'designs.list',
  route: 'GET /designs',
  summary: 'The caller’s own gang sheets, most recently changed first',
  may: 'anyone',
  input: z.object({}),
  example: {},
  result: z.object({ designs: z.array(designShape) }),
  async run(deps: DesignDeps, actor) {
    return ok({ designs: await listOwn(deps, actor) })
  },
})

export const getDesign = defineOperation({
  name: 'designs.get',
  route: 'GET /designs/{design}',
  summary: 'One of the caller’s own gang sheets',
  may: 'anyone',
  ...{ input, example },
  result: z.object({ design: designShape }),
  async run(deps: DesignDeps, actor, { design: id }) {
    const design = await findDesign(deps, actor, id)
    if (!design) throw new AppError('not_found', unknownDesign)
    return ok({ design })
  },
})

export const saveAsProject = defineOperation({
  name: 'designs.save-project',
  route: 'POST /designs/{design}/project',
  summary: 'Keep one of the caller’s own gang sheets permanently, in their projects',
  may: 'signed_in',
  ...{ input, example },
  result: z.object({ projectName: z.string() }),
  async run(deps: DesignDeps, actor, { design }) {
    const saved = await saveProject(deps, actor, design)
    if (saved.ok) return ok({ projectName: saved.projectName })
    throw new AppError(saved.reason === 'not_signed_in' ? 'not_signed_in' : 'not_found', saved.message)
  },
})
