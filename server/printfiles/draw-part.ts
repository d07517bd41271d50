import { type RenderedSheet, type RenderInput, renderSheet } from './render-sheet.ts'
import { toOneBit } from './to-one-bit.ts'

export type PartToDraw = Omit<RenderInput, 'onProgress'> & { isOneBit: boolean }

/** The task: draws a surface, in black and white for a laser. Reports progress in percent. */
export async function drawPart(
  { isOneBit, ...input }: PartToDraw,
  tell: (percent: number) => void,
): Promise<RenderedSheet> {
  const drawn = await renderSheet({ ...input, onProgress: tell })
  const oneBit = isOneBit ? await toOneBit(input.target, input.surface.dpi) : null
  return { ...drawn, ...oneBit }
}
