import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DiscountsDeps } from '../deps.ts'
import { toView } from '../present.ts'
import { discounts } from '../tables.ts'
import { discountId, goneWords } from './discount-id.ts'
import { anyId } from './examples.ts'

/** Orders keep their own copy of code, name and amount. */
export const removeDiscount = defineOperation({
  name: 'discounts.remove',
  route: 'DELETE /discounts/{discount}',
  summary: 'Delete a discount; orders that used it keep what they were given',
  may: 'discounts.write',
  input: z.object({ discount: discountId }),
  example: { discount: anyId },
  result: z.undefined(),
  run: ({ database }: DiscountsDeps, actor, { discount: id }) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.delete(discounts).where(eq(discounts.id, id)).returning()
      if (!row) throw new AppError('not_found', goneWords)
      await audit(transaction, actor, {
        action: 'discount.remove',
        subject: `discount:${id}`,
        before: toView(row),
      })
      return ok(undefined)
    }),
})
