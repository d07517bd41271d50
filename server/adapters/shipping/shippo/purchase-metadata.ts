import { z } from 'zod'

const prefix = 'gangway '

/** Shippo keeps up to 100 characters with a purchase and gives them back. */
export const metadataOf = (purchaseId: string): string => prefix + purchaseId

/** Null for a purchase that is none of ours. */
export const purchaseIdOf = (metadata: string): string | null =>
  metadata.startsWith(prefix) ? (z.uuid().safeParse(metadata.slice(prefix.length)).data ?? null) : null
