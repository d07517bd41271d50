import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InkBox } from '#domain/artwork/ink-box.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { pictureLimits } from '#server/kernel/decoding/limits.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { drawingOf } from '#server/kernel/pictures/ink-source.ts'
import type { ArtworkDeps } from '../deps.ts'
import { laneOf } from '../inspection-lane.ts'
import type { ArtworkRow } from '../tables.ts'
import type { drawRepaired } from './draw-repaired.ts'

const drawing = defineTask<typeof drawRepaired>(
  new URL('./draw-repaired.ts', import.meta.url),
  'drawRepaired',
  pictureLimits,
)

/** Null when it takes too much. */
export function repairedBytes(
  { files }: Pick<ArtworkDeps, 'files'>,
  row: ArtworkRow,
  ink: InkBox,
  repair: Repair,
): Promise<Uint8Array | null> {
  return withWorkFolder(async (folder) => {
    const target = join(folder, 'repaired.png')
    try {
      await files.withLocalFile(row.storageKey, (path) =>
        decode(drawing, { source: { path, ink, ...drawingOf(row) }, repair, target }, { lane: laneOf(row) }),
      )
    } catch (error) {
      if (error instanceof DecodingStopped) return null
      throw error
    }
    return readFile(target)
  })
}
