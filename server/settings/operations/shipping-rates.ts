import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ShippingRateInput, shippingRateSchema } from '#domain/shipping/shipping-rate.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { shippingRates } from '../tables.ts'

const rateShape = shippingRateSchema.extend({ id: z.uuid(), version: z.int() })

export type ShippingRateView = z.output<typeof rateShape>

const result = z.object({ rate: rateShape })
const anyId = '8a4c2f6e-0000-4000-8000-000000000000'
const ground = {
  ...{ name: 'Ground', region: 'domestic' as const, description: '3 to 5 days' },
  ...{ baseRateCents: 899, freeFromCents: 7_500, isActive: true },
}
const goneWords = 'There is no such rate.'

export const listShippingRates = defineOperation({
  name: 'shipping-rates.list',
  route: 'GET /shipping-rates',
  summary: 'Shipping rates, domestic ones first; shoppers pay the lowest active domestic rate',
  may: 'settings.read',
  input: z.object({}),
  example: {},
  result: z.object({ rates: z.array(rateShape) }),
  async run({ database }: SettingsOperationDeps) {
    const rows = await database.orm
      .select()
      .from(shippingRates)
      .orderBy(asc(shippingRates.region), asc(shippingRates.baseRateCents), asc(shippingRates.createdAt))
    return ok({ rates: rows.map(toView) })
  },
})

export const createShippingRate = defineOperation({
  name: 'shipping-rates.create',
  route: 'POST /shipping-rates',
  summary: 'Add a shipping rate',
  may: 'settings.write',
  input: shippingRateSchema,
  example: ground,
  result,
  run: ({ database, clock, changing }: SettingsOperationDeps, actor, input) =>
    changing((announce) =>
      database.transaction(async (transaction) => {
        if (!(await keepsOne(transaction, input, null))) return invalid({ isActive: lastRateMessage })
        const now = clock.now()
        const values = { ...columnsOf(input), createdAt: now, updatedAt: now }
        const [row] = await transaction.insert(shippingRates).values(values).returning()
        if (!row) throw new Error('The rate was not written')
        const subject = `shipping-rate:${row.id}`
        await audit(transaction, actor, { action: 'shipping-rate.create', subject, after: input })
        await announce(transaction)
        return ok({ rate: toView(row) })
      }),
    ),
})

export const updateShippingRate = defineOperation({
  name: 'shipping-rates.update',
  route: 'PUT /shipping-rates/{rate}',
  summary: 'Change a shipping rate; `version` is the version you started from',
  may: 'settings.write',
  input: shippingRateSchema.extend({ rate: z.uuid(goneWords), version: versionSchema }),
  example: { ...ground, rate: anyId, version: 1 },
  result,
  theirs: rateShape,
  run: ({ database, clock, changing }: SettingsOperationDeps, actor, sent) =>
    changing((announce) =>
      database.transaction(async (transaction) => {
        const { rate: id, version, ...input } = sent
        if (!(await keepsOne(transaction, input, id))) return invalid({ isActive: lastRateMessage })
        const isIt = eq(shippingRates.id, id)
        const [before] = await transaction.select().from(shippingRates).where(isIt).for('update')
        if (!before) throw new AppError('not_found', goneWords)
        const [row] = await transaction
          .update(shippingRates)
          .set({ ...columnsOf(input), updatedAt: clock.now(), version: sql`${shippingRates.version} + 1` })
          .where(and(isIt, eq(shippingRates.version, version)))
          .returning()
        if (!row) return conflict(toView(before), sent)
        await audit(transaction, actor, {
          action: 'shipping-rate.change',
          subject: `shipping-rate:${id}`,
          before: toView(before),
          after: input,
        })
        await announce(transaction)
        return ok({ rate: toView(row) })
      }),
    ),
})

const lastRateMessage = 'Keep one domestic rate active: without it, no one could order anything that ships.'

/** Locks the table's active domestic rows, so that two people cannot each remove the other's last rate. */
async function keepsOne(
  transaction: Transaction,
  { region, isActive }: ShippingRateInput,
  id: string | null,
): Promise<boolean> {
  if (region === 'domestic' && isActive) return true
  const others = await transaction
    .select({ id: shippingRates.id })
    .from(shippingRates)
    .where(
      and(
        eq(shippingRates.region, 'domestic'),
        shippingRates.isActive,
        id === null ? undefined : ne(shippingRates.id, id),
      ),
    )
    .for('update')
  return others.length > 0
}

const columnsOf = ({ freeFromCents, ...input }: ShippingRateInput) => ({
  ...input,
  freeThresholdCents: freeFromCents,
})

const toView = (row: typeof shippingRates.$inferSelect): ShippingRateView => ({
  id: row.id,
  name: row.name,
  region: row.region,
  description: row.description,
  baseRateCents: row.baseRateCents,
  freeFromCents: row.freeThresholdCents,
  isActive: row.isActive,
  version: row.version,
})
