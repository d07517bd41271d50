import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PrintsDeps } from '../deps.ts'
import { findForStaff } from '../list-for-staff.ts'
import { printProducts } from '../tables.ts'
import { anyPrint, printGone, printId } from './print-shape.ts'

/** Its files stay: paid orders still print them. */
export const removePrint = defineOperation({
  name: 'prints.remove',
  route: 'DELETE /prints/{print}',
  summary: 'Delete a premade print; orders that include it keep their copy',
  may: 'products.write',
  input: z.object({ print: printId }),
  example: { print: anyPrint },
  result: z.undefined(),
  async run(deps: PrintsDeps, actor, { print: id }) {
    const before = await findForStaff(deps, id)
    return deps.database.transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(printProducts)
        .where(eq(printProducts.id, id))
        .returning({ id: printProducts.id })
      if (!removed) throw new AppError('not_found', printGone)
      await audit(transaction, actor, {
        action: 'print-product.delete',
        subject: `print-product:${id}`,
        before,
      })
      return ok(undefined)
    })
  },
})
