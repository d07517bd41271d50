import { formatMoney } from '../money/money.ts'
import type { GangSheetSize } from './gang-sheet.ts'

/** The AI design generator (docs/spec-map.md B2, B5 and B9). */

export const designStyles = [
  'Minimalist',
  'Vintage',
  'Modern',
  'Retro',
  'Typography',
  'Illustration',
  'Abstract',
  'Grunge',
  'Watercolor',
  'Line Art',
] as const
export type DesignStyle = (typeof designStyles)[number]

/** 13 in wide, which is how shoppers have them printed on a gang sheet of the same length. */
export const designSizes = [
  { id: '13x12', width: 13, height: 12 },
  { id: '13x24', width: 13, height: 24 },
  { id: '13x36', width: 13, height: 36 },
  { id: '13x48', width: 13, height: 48 },
  { id: '13x60', width: 13, height: 60 },
] as const satisfies readonly { id: string; width: number; height: number }[]
export type DesignSize = (typeof designSizes)[number]
export type DesignSizeId = DesignSize['id']

export const findDesignSize = (id: DesignSizeId): DesignSize =>
  designSizes.find((size) => size.id === id) ?? designSizes[0]

/** "13 × 12 in (a 22 × 12 in sheet, $6.00)": printing one costs as much as the sheet that holds it. */
export function designSizeWords({ width, height }: DesignSize, sizes: readonly GangSheetSize[]): string {
  const [sheet] = sizes
    .filter((size) => size.width >= width && size.height >= height)
    .sort((one, other) => one.price - other.price)
  return `${width} × ${height} in${sheet ? ` (a ${sheet.title} sheet, ${formatMoney(sheet.price)})` : ''}`
}

/** Shown in the empty field. */
export const placeholderPrompt = 'A howling wolf under a full moon, with the words “Night Shift”'

export const designsPerRun = 4
export const designDpi = 300
export const maxPromptLetters = 500

export const missingPrompt = "Please describe what you'd like to create"

export const runStates = ['queued', 'drawing', 'ready', 'failed'] as const
export type RunState = (typeof runStates)[number]
