import type { Hono } from 'hono'
import { svgTooLarge } from '#domain/artwork/artwork.ts'
import { uploadLimits } from '#domain/upload-limits.ts'
import { isOwnId } from '#domain/uuid.ts'
import { beginUploadSchema, originalKey } from '#server/artwork/index.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import type { Shop } from '#server/shop.ts'
import { type Refused, resumableRoutes } from './resumable.ts'

/** Uploads of customers' and the shop's artwork. */
export function artworkUploads(
  shop: Pick<Shop, 'artwork' | 'disk' | 'files' | 'locks'>,
): Hono<EdgeVariables> {
  const { artwork, disk } = shop
  return resumableRoutes(
    {
      path: '/uploads/artworks',
      maxBytes: uploadLimits.artwork,
      keyOf: originalKey,
      idOf: (key) => key.split('/')[1] ?? '',
      find: (actor, id) => artwork.findUpload(actor, id),
      // An invalid or excessive length is refused by the protocol and costs nothing.
      async admit(actor, byteSize) {
        if (byteSize > 0 && byteSize <= uploadLimits.artwork) await disk.admit(actor, byteSize)
      },
      async begin(actor, id, { byteSize, metadata }) {
        const input = beginUploadSchema.safeParse({
          fileName: metadata.filename ?? '',
          byteSize,
          isForShop: metadata.purpose === 'shop',
          draftOrderId: isOwnId(metadata.draftorder) ? metadata.draftorder : null,
        })
        if (!input.success) throw { status_code: 422, body: 'The file is empty.' } satisfies Refused
        // An oversized drawing recognizable only by its content is rejected during inspection.
        if (/\.svg$/i.test(input.data.fileName) && byteSize > uploadLimits.drawing)
          throw { status_code: 413, body: svgTooLarge } satisfies Refused
        await artwork.beginUpload(actor, id, input.data)
      },
      finish: (id) => artwork.finishUpload(id),
      giveUp: (actor, id) => artwork.remove(actor, id),
      tooLarge: (said) => (said === svgTooLarge ? svgTooLarge : 'A file can be up to 100 MB.'),
    },
    shop,
  )
}
