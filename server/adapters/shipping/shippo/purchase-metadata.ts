import { isUuid } from '#domain/uuid.ts'

const prefix = 'gangway '

/** Shippo keeps up to 100 characters with a purchase and gives them back. */
export const metadataOf = (purchaseId: string): string => prefix + purchaseId

/** Null for a purchase that is none of ours. */
export function purchaseIdOf(metadata: string): string | null {
  const id = metadata.slice(prefix.length)
  return metadata.startsWith(prefix) && isUuid(id) ? id : null
}
