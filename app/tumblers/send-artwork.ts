import { readArtwork } from '#app/studio/browser/read-artwork.ts'
import { ownerMetadata, type UploadOwner } from '#app/studio/browser/upload-owner.ts'
import { endOf, mayGoWell } from '#app/upload-failure.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type SendOutcome =
  | { ok: true; artwork: ArtworkView }
  /** `isRejected`: all bytes are there, and it is no picture that can be used. */
  | { ok: false; problem: string; isRejected?: boolean }

const lookAgainEvery = 600
const lost = 'The upload stopped. Check your connection and try again.'

/** Uploads by tus and waits until the server has inspected the file. `onProgress` is told 0 … 100. */
export function sendArtwork(
  file: File,
  onProgress: (percent: number) => void,
  owner: UploadOwner = {},
): Promise<SendOutcome> {
  return sendFor(ownerMetadata(owner), file, onProgress)
}

/** The same for pictures that staff put in for the shop: they stand in nobody's own list of artwork. */
export function sendForShop(file: File, onProgress: (percent: number) => void): Promise<SendOutcome> {
  return sendFor({ purpose: 'shop' }, file, onProgress)
}

async function sendFor(
  metadata: Record<string, string>,
  file: File,
  onProgress: (percent: number) => void,
): Promise<SendOutcome> {
  const sent = await send(metadata, file, onProgress)
  if ('problem' in sent) return { ok: false, ...sent }
  for (;;) {
    const answer = await readArtwork(sent.id)
    if (!answer.ok && !answer.isOffline) return { ok: false, problem: answer.message }
    const artwork = answer.ok ? answer.value.artwork : null
    if (artwork?.state === 'ready') return { ok: true, artwork }
    if (artwork?.state === 'rejected')
      return { ok: false, problem: artwork.rejection ?? lost, isRejected: true }
    await new Promise((done) => setTimeout(done, lookAgainEvery))
  }
}

/** The artwork's id, or why the upload failed for good. */
async function send(
  metadata: Record<string, string>,
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ id: string } | { problem: string }> {
  // Most who look never upload: its code comes with the first file.
  const { Upload } = await import('tus-js-client')
  return new Promise((done) => {
    const upload = new Upload(file, {
      endpoint: '/uploads/artworks',
      retryDelays: [0, 1_000, 3_000, 5_000, 10_000],
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, filetype: file.type, ...metadata },
      onProgress: (sentBytes, allBytes) => onProgress(allBytes ? (100 * sentBytes) / allBytes : 0),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1)
        done(id ? { id } : { problem: lost })
      },
      onShouldRetry: mayGoWell,
      onError: (error) => done({ problem: endOf(error, lost) }),
    })
    upload.start()
  })
}
