import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { printDpi } from '#domain/units.ts'
import { layPieces } from '#server/rolls/lay-out/lay-pieces.ts'
import { rollHeaderPx } from '#server/rolls/plan-roll.ts'

const filmWidth = 22
/** The printer's longest roll, in inches. */
const maxLength = 200

const workload = z.object({
  roll: z.object({ widthPx: z.int(), heightPx: z.int(), sideMarginPx: z.int() }),
  files: z.array(
    z.object({
      key: z.string(),
      path: z.string(),
      piece: z.object({
        number: z.int(),
        orderId: z.string(),
        ticket: z.string(),
        copy: z.int(),
        x: z.int(),
        y: z.int(),
        widthPx: z.int(),
        heightPx: z.int(),
        isTurned: z.boolean(),
        shape: z.null(),
      }),
    }),
  ),
})
export type RollWorkload = z.output<typeof workload>

/** What a shop's day leaves at Print, more than one roll can take; sides in print pixels. */
const kinds = [
  { key: 'chest', widthPx: 1_200, heightPx: 1_200, copies: 90 },
  { key: 'back', widthPx: 3_300, heightPx: 3_900, copies: 24 },
  { key: 'print', widthPx: 1_500, heightPx: 1_200, copies: 90 },
  { key: 'sheet', widthPx: 6_600, heightPx: 3_600, copies: 8 },
]

export const pieceKinds = kinds

/** Lays them out as the shop does, and saves their positions for the drawing processes. */
export async function makeRoll(folder: string): Promise<RollWorkload> {
  const { laid, heightPx } = await layPieces({
    ...{ pieces: kinds, dpi: printDpi, filmWidth, gap: 0.25 },
    maxLength: maxLength - rollHeaderPx / printDpi,
  })
  const files = laid.flatMap(({ key, copy, x, y, isTurned }, at) => {
    const kind = kinds.find((one) => one.key === key)
    if (!kind) return []
    const { widthPx, heightPx: height } = kind
    const piece = {
      number: at + 1,
      orderId: `${at}`,
      ticket: `GW-${String(at).padStart(6, '0')}-1`,
      copy,
      x,
      y: y + rollHeaderPx,
    }
    return [
      {
        key,
        path: join(folder, `${key}.png`),
        piece: { ...piece, widthPx, heightPx: height, isTurned, shape: null },
      },
    ]
  })
  const roll = { widthPx: filmWidth * printDpi, heightPx: heightPx + rollHeaderPx, sideMarginPx: 0 }
  await writeFile(join(folder, 'roll.json'), JSON.stringify({ roll, files }))
  return { roll, files }
}

export const readRoll = async (folder: string): Promise<RollWorkload> =>
  workload.parse(JSON.parse(await readFile(join(folder, 'roll.json'), 'utf8')))
