import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { toOneLine } from '#domain/one-line.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { DesignDeps } from '../deps.ts'
import { designs } from '../tables.ts'
import { anyDesign, designGone } from './shapes.ts'

const designId = z.uuid(designGone)

const nameWords = 'Give the design a name of up to 80 characters'
const nameSchema = z.string(nameWords).overwrite(toOneLine).min(1, nameWords).max(80, nameWords)

const input = z.object({ design: designId })
const example = { design: anyDesign }
const result = z.undefined()

export const renameDesign = defineOperation({
  name: 'designs.rename',
  route: 'PUT /designs/{design}/name',
  summary: 'Rename one of your own designs',
  may: 'anyone',
  input: input.extend({ name: nameSchema }),
  example: { ...example, name: 'Spring drop' },
  result,
  async run({ database }: DesignDeps, actor, { design, name }) {
    const own = and(eq(designs.id, design), isOwn(actor, designs))
    const changed = await database.orm.update(designs).set({ name }).where(own).returning({ id: designs.id })
    return foundOne(changed)
  },
})

/** Orders and carts that use it keep it. */
export const removeDesign = defineOperation({
  name: 'designs.remove',
  route: 'DELETE /designs/{design}',
  summary: 'Remove one of your own designs from the list; orders and carts keep it',
  may: 'anyone',
  ...{ input, example, result },
  async run({ database, clock }: DesignDeps, actor, { design }) {
    const shown = and(eq(designs.id, design), isOwn(actor, designs), isNull(designs.removedAt))
    const removed = { removedAt: clock.now() }
    const changed = await database.orm.update(designs).set(removed).where(shown).returning({ id: designs.id })
    return foundOne(changed)
  },
})

export const bringBackDesign = defineOperation({
  name: 'designs.bring-back',
  route: 'POST /designs/{design}/return',
  summary: 'Put one of your own removed designs back on the list',
  may: 'anyone',
  ...{ input, example, result },
  async run({ database }: DesignDeps, actor, { design }) {
    const removed = and(eq(designs.id, design), isOwn(actor, designs), isNotNull(designs.removedAt))
    const shown = { removedAt: null }
    const changed = await database.orm.update(designs).set(shown).where(removed).returning({ id: designs.id })
    return foundOne(changed)
  },
})

function foundOne(changed: readonly unknown[]) {
  if (changed.length === 0) throw new AppError('not_found', designGone)
  return ok(undefined)
}
