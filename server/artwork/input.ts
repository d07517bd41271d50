import { z } from 'zod'
import { maxArtworkBytes } from '#domain/artwork/artwork.ts'

/** A display name only: control characters and path parts are dropped, and it is never used as a path. */
const fileNameSchema = z.string().transform((name) => {
  const last = name.split(/[/\\]/).pop() ?? ''
  const shown = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return Array.from(shown).slice(0, 200).join('') || 'artwork'
})

export const beginUploadSchema = z.object({
  fileName: fileNameSchema,
  byteSize: z.int().min(1, 'The file is empty').max(maxArtworkBytes),
  isForShop: z.boolean().default(false),
  /** The draft order that staff uploaded it for. */
  draftOrderId: z.uuid().nullable().default(null),
})

export type BeginUploadInput = z.output<typeof beginUploadSchema>
