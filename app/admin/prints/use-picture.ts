import { useEffect, useRef, useState } from 'react'
import { sendForShop } from '#app/tumblers/send-artwork.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { maxArtworkBytes } from '#domain/artwork/artwork.ts'
import { printMessages } from '#domain/catalog/print-editing.ts'
import type { CopiesResult, CopiesTask } from './copies-worker.ts'

export type ChosenPicture = {
  fileName: string
  /** 0 … 100 while it is uploaded. */
  percent: number
  state: 'sending' | 'ready' | 'failed'
  problem: string | null
  artworkId: string | null
  copies: { thumbnail: Blob; watermarked: Blob } | null
  /** Why the browser could not make the copies; the server then does. */
  copiesProblem: string | null
  previewUrl: string | null
  thumbnailUrl: string | null
}

/** How much a form's body may hold besides the product itself. */
const maxCopiesBytes = 1_500_000

/** The picture of a product: uploaded by tus with progress, its public copies made in a worker and shown right away. */
export function usePicture(watermark: string) {
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  const turn = useRef(0)
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  const choose = async (file: File): Promise<void> => {
    const refusal = refuse(file)
    if (refusal) {
      notify.error(refusal.title, refusal.text)
      return
    }
    const mine = ++turn.current
    const patch = (changes: Partial<ChosenPicture>): void => {
      if (mine === turn.current) setPicture((old) => old && { ...old, ...changes })
    }
    setPicture({
      fileName: file.name,
      percent: 0,
      state: 'sending',
      problem: null,
      artworkId: null,
      copies: null,
      copiesProblem: null,
      previewUrl: null,
      thumbnailUrl: null,
    })
    worker.current?.terminate()
    worker.current = new Worker(new URL('./copies-worker.ts', import.meta.url), { type: 'module' })
    void askWorker(worker.current, { file, watermark }).then((made) => {
      if (!made.ok) {
        patch({ copiesProblem: made.problem })
        return
      }
      const isSmall = made.thumbnail.size + made.watermarked.size <= maxCopiesBytes
      patch({
        copies: isSmall ? made : null,
        previewUrl: URL.createObjectURL(made.watermarked),
        thumbnailUrl: URL.createObjectURL(made.thumbnail),
      })
    })
    const sent = await sendForShop(file, (percent) => patch({ percent }))
    if (sent.ok) patch({ state: 'ready', percent: 100, artworkId: sent.artwork.id })
    else patch({ state: 'failed', problem: sent.problem })
  }
  return { picture, choose, forget: () => setPicture(null) }
}

function refuse(file: File): { title: string; text: string } | null {
  if (!file.type.startsWith('image/'))
    return { title: 'Invalid file type', text: 'Please select a PNG, JPEG or WebP image.' }
  return file.size > maxArtworkBytes ? printMessages.tooLarge : null
}

function askWorker(worker: Worker, task: CopiesTask): Promise<CopiesResult> {
  return new Promise((answer) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CopiesResult>) => answer(data), { once: true })
    worker.addEventListener('error', () => answer({ ok: false, problem: 'canvas context unavailable' }), {
      once: true,
    })
    worker.postMessage(task)
  })
}
