import type { Transaction } from '#server/kernel/database.ts'
import { hashSecret } from '../secrets.ts'
import { usedProofs } from '../tables.ts'

/** Accepts a signed statement once. False when it was accepted before; stored until it would be too old anyway. */
export async function spendProof(transaction: Transaction, proof: string, expiresAt: Date): Promise<boolean> {
  const [row] = await transaction
    .insert(usedProofs)
    .values({ proofHash: hashSecret(proof), expiresAt })
    .onConflictDoNothing()
    .returning({ proofHash: usedProofs.proofHash })
  return row !== undefined
}
