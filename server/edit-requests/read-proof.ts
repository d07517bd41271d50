import { and, eq, or } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { mayDo } from '#server/kernel/permit.ts'
import type { EditRequestDeps } from './deps.ts'
import { isOwnRequest } from './policy.ts'
import { editProofs, editRequests } from './tables.ts'

/** The image of a proof, for its customer and staff; an approved one, which its item shows, also for production. */
export async function readProof(
  { database, files }: Pick<EditRequestDeps, 'database' | 'files'>,
  actor: Actor,
  proofId: string,
): Promise<StoredFile | null> {
  if (!isUuid(proofId) || (!actor.user && !actor.heldOrders?.length)) return null
  const shown = eq(editProofs.state, 'approved')
  const mine = () => (mayDo(actor, 'production.read') ? or(shown, isOwnRequest(actor)) : isOwnRequest(actor))
  const own = mayDo(actor, 'orders.read') ? undefined : mine()
  const [proof] = await database.orm
    .select({ key: editProofs.pictureKey, number: editProofs.number })
    .from(editProofs)
    .innerJoin(editRequests, eq(editRequests.id, editProofs.requestId))
    .where(and(eq(editProofs.id, proofId), own))
  const byteSize = proof ? await files.size(proof.key) : null
  if (!proof || byteSize === null) return null
  return {
    open: () => files.read(proof.key),
    contentType: 'image/webp',
    byteSize,
    tag: proofId,
    fileName: `proof-${proof.number}.webp`,
    isFinal: true,
  }
}
