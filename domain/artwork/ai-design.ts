import { type Cents, cents } from '../money/money.ts'

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

/** Sheets of 13 in width; the price is the sheet's. */
export const designSizes = [
  { id: '13x12', width: 13, height: 12, price: cents(300) },
  { id: '13x24', width: 13, height: 24, price: cents(600) },
  { id: '13x36', width: 13, height: 36, price: cents(900) },
  { id: '13x48', width: 13, height: 48, price: cents(1_200) },
  { id: '13x60', width: 13, height: 60, price: cents(1_500) },
] as const satisfies readonly { id: string; width: number; height: number; price: Cents }[]
export type DesignSize = (typeof designSizes)[number]
export type DesignSizeId = DesignSize['id']

export const findDesignSize = (id: DesignSizeId): DesignSize =>
  designSizes.find((size) => size.id === id) ?? designSizes[0]

export const designsPerRun = 4
export const designDpi = 300
export const maxPromptLetters = 500

export const missingPrompt = "Please describe what you'd like to create"

export const runStates = ['queued', 'drawing', 'ready', 'failed'] as const
export type RunState = (typeof runStates)[number]
