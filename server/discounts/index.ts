import { z } from 'zod'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { discountsCalls } from './calls.ts'
import type { DiscountsDeps } from './deps.ts'
import { discountOperations } from './operations/index.ts'
import { discountsOwnData } from './own-data.ts'
import { releaseExpired } from './release-uses.ts'

export type { CodeReading, Promotion } from './find-offers.ts'
export type { DiscountView } from './present.ts'

/** Promo codes and automatic promotions: how much they take off, and how often they were used. */
export type Discounts = Door<typeof discountsCalls> & {
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export const releaseExpiredJob = defineJob('discounts.release-expired', z.object({}))

export function createDiscounts(deps: DiscountsDeps): Discounts {
  deps.jobs.handle(releaseExpiredJob, async () => {
    await releaseExpired(deps)
  })
  deps.jobs.schedule(releaseExpiredJob, '*/5 * * * *', {})
  return {
    ...createDoor(deps, discountsCalls),

    ownData: discountsOwnData,
    operations: bindOperations(discountOperations, deps),
  }
}
