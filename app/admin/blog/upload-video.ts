import { sendResumably } from '#app/send-resumably.ts'
import { maxArticleVideoBytes } from '#domain/content/article.ts'
import type { Video } from '#server/blog/index.ts'
import { drawPoster } from './draw-poster.ts'
import { uploadDrawn } from './upload-picture.ts'

export type VideoOutcome = { ok: true; video: Video } | { ok: false; message: string }

const unplayable = 'Browsers cannot play this file. Videos can be MP4, MOV or WebM.'
const lost = 'The upload stopped. Choose the same file again, and it goes on where it was.'

/**
 * Sends a video of at most 500 MB, with a frame of it as its poster where the browser can play it. A connection that
 * breaks is taken up again; so is the same file after the page was closed. `onProgress` is told shares from 0 to 1.
 */
export async function uploadVideo(file: File, onProgress: (share: number) => void): Promise<VideoOutcome> {
  if (file.size > maxArticleVideoBytes) return { ok: false, message: 'File too large' }
  const frame = await drawPoster(file)
  const poster = frame ? await uploadDrawn(frame.picture) : null
  const sent = await sendResumably(file, {
    endpoint: '/uploads/blog-videos',
    metadata: {
      filename: file.name,
      ...(frame && { width: String(frame.width), height: String(frame.height) }),
      ...(poster?.ok && { posterid: poster.media.id }),
    },
    ...{ lost, goesOnLater: true, onProgress },
  })
  if ('problem' in sent) return { ok: false, message: sent.problem }
  const answer = await fetch(new URL(sent.url).pathname).catch(() => null)
  const video: Video | null = answer?.ok ? (await answer.json()).video : null
  if (!video) return { ok: false, message: lost }
  return video.state === 'ready' ? { ok: true, video } : { ok: false, message: unplayable }
}
