import { isUuid } from '#domain/uuid.ts'

const prefix = 'gangway '

/** Shippo stores up to 100 characters with a purchase and returns them. */
export const metadataOf = (purchaseId: string): string => prefix + purchaseId

/** Null for a purchase that isn't ours. */
export function purchaseIdOf(metadata: string): string | null {
  const id = metadata.slice(prefix.length)
  return metadata.startsWith(prefix) && isUuid(id) ? id : null
}
