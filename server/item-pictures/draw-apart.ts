import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ShirtLook } from '#domain/mock-up/shirt-look.ts'
import type { TumblerLook } from '#domain/mock-up/tumbler-look.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import type { drawShirt } from './draw-shirt.ts'
import type { drawTumbler } from './draw-tumbler.ts'

const shirt = defineTask<typeof drawShirt>(
  new URL('./draw-shirt.ts', import.meta.url),
  'drawShirt',
  drawingLimits,
)
const tumbler = defineTask<typeof drawTumbler>(
  new URL('./draw-tumbler.ts', import.meta.url),
  'drawTumbler',
  drawingLimits,
)

export type ShirtPicture = {
  look: ShirtLook
  /** Side of the square image, in pixels. */
  width: number
  /** The prints' artworks by id, trimmed to their ink. A missing one leaves its place empty. */
  artworks: ReadonlyMap<string, Buffer | Readable>
  format: 'webp' | 'png'
}

/** Draws a garment in a separate process, so that the server keeps responding. */
export function drawShirtApart({ look, width, artworks, format }: ShirtPicture): Promise<Buffer> {
  return withWorkFolder(async (folder) => {
    const pictures = new Map<string, string>()
    for (const [id, bytes] of artworks) {
      const path = join(folder, id)
      await writeFile(path, bytes)
      pictures.set(id, path)
    }
    const target = join(folder, `mock-up.${format}`)
    await decode(shirt, { look, width, pictures, target }, { lane: 'mockUps' })
    return readFile(target)
  })
}

/** The same for a tumbler. */
export function drawTumblerApart(
  look: TumblerLook,
  width: number,
  artwork: Readable | null,
): Promise<Buffer> {
  return withWorkFolder(async (folder) => {
    const path = artwork && join(folder, 'artwork')
    if (artwork && path) await writeFile(path, artwork)
    const target = join(folder, 'mock-up.webp')
    await decode(tumbler, { look, width, artwork: path, target }, { lane: 'mockUps' })
    return readFile(target)
  })
}
