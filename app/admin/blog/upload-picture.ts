import { sendForShop } from '#app/tumblers/send-artwork.ts'
import { maxArticlePictureBytes } from '#domain/content/article.ts'
import type { BlogMedia } from '#server/blog/index.ts'

export type UploadOutcome = { ok: true; media: BlogMedia } | { ok: false; message: string }

const broke = 'The connection was lost. Please try again.'

/**
 * Uploads an image of at most 25 MB to the media library; `onProgress` receives a fraction from 0 to 1. An interrupted
 * upload resumes where it stopped.
 */
export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<UploadOutcome> {
  if (file.size > maxArticlePictureBytes) return { ok: false, message: 'File too large' }
  const sent = await sendForShop(file, (percent) => onProgress(percent / 100))
  if (!sent.ok) return { ok: false, message: sent.isRejected ? 'Image unavailable' : sent.problem }
  return keep(new URLSearchParams({ name: file.name, artwork: sent.artwork.id }))
}

/** The same for a small image made by the browser, sent in one piece. */
export const uploadDrawn = (file: File): Promise<UploadOutcome> =>
  keep(new URLSearchParams({ name: file.name }), file)

async function keep(query: URLSearchParams, body?: File): Promise<UploadOutcome> {
  const answer = await fetch(`/uploads/blog-media?${query}`, { method: 'POST', body }).catch(() => null)
  const reply = await answer?.json().catch(() => null)
  if (answer?.status === 201) return { ok: true, media: reply }
  return { ok: false, message: reply?.error?.message ?? broke }
}
