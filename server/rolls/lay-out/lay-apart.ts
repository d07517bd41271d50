import { DecodingStopped, decode, defineTask, type Limits } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import type { layPieces } from './lay-pieces.ts'
import type { LaidRoll, RollToLay } from './roll-to-lay.ts'

/** Three hundred outlines take about ten seconds; anything slower is laid out by boxes. */
const layingLimits: Limits = { ...drawingLimits, cpuSeconds: 60 }

const laying = defineTask<typeof layPieces>(
  new URL('./lay-pieces.ts', import.meta.url),
  'layPieces',
  layingLimits,
)

/** Lays out a roll in a separate process; by boxes if outlines take too long. */
export async function layApart(roll: RollToLay): Promise<LaidRoll> {
  try {
    return await decode(laying, roll, { lane: 'drawings' })
  } catch (error) {
    if (!(error instanceof DecodingStopped) || !roll.pieces.some(({ ink }) => ink)) throw error
    const pieces = roll.pieces.map(({ ink: _, ...block }) => block)
    return decode(laying, { ...roll, pieces }, { lane: 'drawings' })
  }
}
