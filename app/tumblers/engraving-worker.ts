import {
  analyzeEngraving,
  type EngravingAnalysis,
  maxEngravingPixels,
} from '#domain/tumbler/analyze-engraving.ts'
import { type Conversion, convertEngraving } from '#domain/tumbler/convert-engraving.ts'

/** `file` is analyzed and kept for conversions; `longestSide` (px) limits the size of a conversion. */
export type EngravingTask =
  | { task: 'analyze'; file: Blob }
  | { task: 'convert'; conversion: Conversion; longestSide: number }
  | { task: 'encode' }

export type EngravingResult =
  | { ok: true; task: 'analyze'; analysis: EngravingAnalysis }
  | { ok: true; task: 'convert'; picture: Blob; engravedShare: number }
  | { ok: true; task: 'encode'; picture: Blob }
  /** `loading`: the browser can't read the file; `analysis`: anything after that. */
  | { ok: false; failed: 'loading' | 'analysis' }

let picture: ImageBitmap | null = null

addEventListener('message', ({ data }: MessageEvent<{ id: number } & EngravingTask>) => {
  void work(data).then(
    (result) => postMessage({ id: data.id, ...result }),
    () =>
      postMessage({ id: data.id, ok: false, failed: 'analysis' } satisfies { id: number } & EngravingResult),
  )
})

async function work(task: EngravingTask): Promise<EngravingResult> {
  if (task.task === 'analyze') {
    picture?.close()
    picture = await createImageBitmap(task.file).catch(() => null)
    if (!picture) return { ok: false, failed: 'loading' }
    if (picture.width * picture.height > maxEngravingPixels) return { ok: false, failed: 'analysis' }
    const { data } = draw(picture, picture.width, picture.height)
    return { ok: true, task: 'analyze', analysis: analyzeEngraving(data) }
  }
  if (!picture) return { ok: false, failed: 'loading' }
  const longest = task.task === 'convert' ? task.longestSide : Number.POSITIVE_INFINITY
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const { canvas, context, data } = draw(picture, width, height)
  if (task.task === 'encode')
    return { ok: true, task: 'encode', picture: await canvas.convertToBlob({ type: 'image/png' }) }
  const { pixels, engravedShare } = convertEngraving(data, width, task.conversion)
  context.putImageData(new ImageData(pixels, width, height), 0, 0)
  return {
    ok: true,
    task: 'convert',
    picture: await canvas.convertToBlob({ type: 'image/png' }),
    engravedShare,
  }
}

function draw(from: ImageBitmap, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas in this worker')
  context.drawImage(from, 0, 0, width, height)
  return { canvas, context, data: context.getImageData(0, 0, width, height).data }
}
