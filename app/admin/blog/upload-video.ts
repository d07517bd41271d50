import { sendResumably } from '#app/send-resumably.ts'
import { maxArticleVideoBytes } from '#domain/content/article.ts'
import type { Video } from '#server/blog/index.ts'
import { drawPoster } from './draw-poster.ts'
import { uploadDrawn } from './upload-picture.ts'

export type VideoOutcome = { ok: true; video: Video } | { ok: false; message: string }

const unplayable = 'Browsers can’t play this file. Videos can be MP4, MOV or WebM.'
const lost = 'The upload stopped. Choose the same file again, and it picks up where it left off.'

/**
 * Uploads a video of at most 500 MB, with one of its frames as the poster if the browser can play it. An interrupted
 * upload resumes, also when the same file is chosen again after the page was closed. `onProgress` receives a fraction
 * from 0 to 1.
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
