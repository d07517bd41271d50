import { sendForShop } from '#app/tumblers/send-artwork.ts'
import { maxArticlePictureBytes } from '#domain/content/article.ts'
import type { BlogMedia } from '#server/blog/index.ts'

export type UploadOutcome = { ok: true; media: BlogMedia } | { ok: false; message: string }

const broke = 'The connection broke. Please try again.'

/**
 * Sends a picture to the media library, at most 25 MB; `onProgress` is told shares from 0 to 1. A connection that
 * breaks is taken up again where it was.
 */
export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<UploadOutcome> {
  if (file.size > maxArticlePictureBytes) return { ok: false, message: 'File too large' }
  const sent = await sendForShop(file, (percent) => onProgress(percent / 100))
  if (!sent.ok) return { ok: false, message: sent.isRejected ? 'Image unavailable' : sent.problem }
  return keep(new URLSearchParams({ name: file.name, artwork: sent.artwork.id }))
}

/** The same of a small picture that the browser made, which goes in one piece. */
export const uploadDrawn = (file: File): Promise<UploadOutcome> =>
  keep(new URLSearchParams({ name: file.name }), file)

async function keep(query: URLSearchParams, body?: File): Promise<UploadOutcome> {
  const answer = await fetch(`/uploads/blog-media?${query}`, { method: 'POST', body }).catch(() => null)
  const reply = await answer?.json().catch(() => null)
  if (answer?.status === 201) return { ok: true, media: reply }
  return { ok: false, message: reply?.error?.message ?? broke }
}
