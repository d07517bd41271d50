import type { Hono } from 'hono'
import { uploadLimits } from '#domain/upload-limits.ts'
import { videoKey } from '#server/blog/index.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import type { Shop } from '#server/shop.ts'
import { type Refused, resumableRoutes } from './resumable.ts'

/** Videos for articles; staff only. GET of an upload returns its state. */
export function videoUploads(shop: Pick<Shop, 'blog' | 'files' | 'locks'>): Hono<EdgeVariables> {
  const { blog } = shop
  return resumableRoutes(
    {
      path: '/uploads/blog-videos',
      maxBytes: uploadLimits.video,
      keyOf: videoKey,
      idOf: (key) => key.split('/').at(-1) ?? '',
      find: (actor, id) => blog.findVideoUpload(actor, id),
      async begin(actor, id, { byteSize, metadata: { filename, width, height, posterid } }) {
        const input = { fileName: filename ?? '', byteSize, width, height, posterId: posterid }
        const begun = await blog.beginVideo(actor, id, input as Parameters<typeof blog.beginVideo>[2])
        if (begun !== 'ok')
          throw { status_code: begun === 'forbidden' ? 403 : 422, body: 'Refused' } satisfies Refused
      },
      finish: (id) => blog.finishVideo(id),
      show: (video) => ({ video }),
      tooLarge: () => 'File too large',
    },
    shop,
  )
}
