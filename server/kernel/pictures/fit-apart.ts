import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decode, defineTask } from '../decoding/decode.ts'
import { drawingLimits } from '../decoding/limits.ts'
import { withWorkFolder } from '../files/work-folder.ts'
import type { Fit, fitPicture } from './fit-picture.ts'

const task = defineTask<typeof fitPicture>(
  new URL('./fit-picture.ts', import.meta.url),
  'fitPicture',
  drawingLimits,
)

/** Resizes a picture, a local file or its bytes, in a separate process, where libraries use their memory. */
export const fitApart = (picture: string | Buffer, fit: Fit): Promise<Buffer> =>
  withWorkFolder(async (folder) => {
    const isFile = typeof picture === 'string'
    const source = isFile ? picture : join(folder, 'picture')
    if (!isFile) await writeFile(source, picture)
    const target = join(folder, `fitted.${fit.format}`)
    await decode(task, { ...fit, source, target }, { lane: 'mockUps' })
    return readFile(target)
  })
