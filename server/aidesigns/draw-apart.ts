import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DesignSizeId } from '#domain/artwork/ai-design.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits, pictureLimits } from '#server/kernel/decoding/limits.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import type {
  drawPreview,
  drawPrint,
  enlargePainted,
  PreviewSize,
  readPainted,
  WantedDesign,
} from './draw/draw-design.ts'

const tasks = new URL('./draw/draw-design.ts', import.meta.url)
const preview = defineTask<typeof drawPreview>(tasks, 'drawPreview', drawingLimits)
const print = defineTask<typeof drawPrint>(tasks, 'drawPrint', pictureLimits)
const painted = defineTask<typeof readPainted>(tasks, 'readPainted', pictureLimits)
const enlarged = defineTask<typeof enlargePainted>(tasks, 'enlargePainted', pictureLimits)

export type DrawnPreview = PreviewSize & { preview: Buffer }

/** Draws a design for pages in a separate process: memory that libraries hold on to stays there. */
export const drawPreviewApart = (wanted: WantedDesign): Promise<DrawnPreview> =>
  withWorkFolder(async (folder) => {
    const target = join(folder, 'preview.webp')
    const size = await decode(preview, { ...wanted, target }, { lane: 'mockUps' })
    return { ...size, preview: await readFile(target) }
  })

/** The same for printing, as a PNG at 300 dpi: a long one takes some ten seconds and 1 GB. */
export const drawPrintApart = (wanted: WantedDesign): Promise<Buffer> =>
  withWorkFolder(async (folder) => {
    const target = join(folder, 'print.png')
    await decode(print, { ...wanted, target }, { lane: 'drawings' })
    return readFile(target)
  })

/** Reads a model's image: returns its preview and the PNG that prints are made from. @throws when it is not an image */
export const readPaintedApart = (bytes: Uint8Array): Promise<DrawnPreview & { source: Buffer }> =>
  withWorkFolder(async (folder) => {
    const [path, source, target] = [
      join(folder, 'painted'),
      join(folder, 'source.png'),
      join(folder, 'preview.webp'),
    ]
    await writeFile(path, bytes)
    const size = await decode(painted, { path, source, target }, { lane: 'mockUps' })
    return { ...size, source: await readFile(source), preview: await readFile(target) }
  })

/** A model's image, a local file, at print resolution. */
export const enlargeApart = (path: string, sizeId: DesignSizeId): Promise<Buffer> =>
  withWorkFolder(async (folder) => {
    const target = join(folder, 'print.png')
    await decode(enlarged, { path, sizeId, target }, { lane: 'drawings' })
    return readFile(target)
  })
