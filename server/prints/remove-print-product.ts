import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { findForStaff } from './list-for-staff.ts'
import type { PrintsNeeds } from './needs.ts'
import { printProducts } from './tables.ts'

export type RemovePrintOutcome = { ok: true } | { ok: false; reason: 'not_found' }

/** Takes a product off for good. Its files stay: orders that were paid still print them. Staff only. */
export async function removePrintProduct(
  needs: Pick<PrintsNeeds, 'database'>,
  actor: Actor,
  id: string,
): Promise<RemovePrintOutcome> {
  const before = await findForStaff(needs, id)
  return needs.database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(printProducts)
      .where(eq(printProducts.id, id))
      .returning({ id: printProducts.id })
    if (!removed) return { ok: false, reason: 'not_found' }
    await audit(transaction, actor, {
      action: 'print-product.delete',
      subject: `print-product:${id}`,
      before,
    })
    return { ok: true }
  })
}
