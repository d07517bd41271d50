import { maxArticlePictureBytes } from '#domain/article.ts'
import type { BlogMedia } from '#server/blog/index.ts'

export type UploadOutcome = { ok: true; media: BlogMedia } | { ok: false; message: string }

/** Sends a picture to the media library; `onProgress` is told shares from 0 to 1. */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<UploadOutcome> {
  if (file.size > maxArticlePictureBytes) return Promise.resolve({ ok: false, message: 'File too large' })
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/uploads/blog-media?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => {
      const { status, response } = request
      if (status === 201) done({ ok: true, media: response })
      else done({ ok: false, message: response?.error?.message ?? 'The picture could not be sent' })
    }
    request.onerror = () => done({ ok: false, message: 'The connection broke. Please try again.' })
    request.send(file)
  })
}
