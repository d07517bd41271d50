import { sendResumably } from '#app/send-resumably.ts'
import { readArtwork } from '#app/studio/browser/read-artwork.ts'
import { ownerMetadata, type UploadOwner } from '#app/studio/browser/upload-owner.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type SendOutcome =
  | { ok: true; artwork: ArtworkView }
  /** `isRejected`: the upload is complete, but it isn't a usable image. */
  | { ok: false; problem: string; isRejected?: boolean }

const lookAgainEvery = 600
const lost = 'The upload stopped. Check your connection and try again.'

/** Uploads by tus and waits until the server has inspected the file. `onProgress` receives 0 … 100. */
export function sendArtwork(
  file: File,
  onProgress: (percent: number) => void,
  owner: UploadOwner = {},
): Promise<SendOutcome> {
  return sendFor(ownerMetadata(owner), file, onProgress)
}

/** The same for images that staff upload for the shop: they appear in no one's list of artwork. */
export function sendForShop(file: File, onProgress: (percent: number) => void): Promise<SendOutcome> {
  return sendFor({ purpose: 'shop' }, file, onProgress)
}

async function sendFor(
  metadata: Record<string, string>,
  file: File,
  onProgress: (percent: number) => void,
): Promise<SendOutcome> {
  const sent = await sendResumably(file, {
    endpoint: '/uploads/artworks',
    metadata: { filename: file.name, filetype: file.type, ...metadata },
    lost,
    onProgress: (share) => onProgress(100 * share),
  })
  if ('problem' in sent) return { ok: false, ...sent }
  const id = sent.url.split('/').at(-1) ?? ''
  for (;;) {
    const answer = await readArtwork(id)
    if (!answer.ok && !answer.isOffline) return { ok: false, problem: answer.message }
    const artwork = answer.ok ? answer.value.artwork : null
    if (artwork?.state === 'ready') return { ok: true, artwork }
    if (artwork?.state === 'rejected')
      return { ok: false, problem: artwork.rejection ?? lost, isRejected: true }
    await new Promise((done) => setTimeout(done, lookAgainEvery))
  }
}
