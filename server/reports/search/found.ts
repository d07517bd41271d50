import { z } from 'zod'
import type { Executor } from '#server/kernel/database.ts'

export const foundKinds = [
  'order',
  'customer',
  'quote',
  'print',
  'tshirt_listing',
  'tumbler_listing',
  'article',
  'discount',
] as const

/** What the search of staff has found. */
export const foundShape = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  /** What else tells it from others. */
  note: z.string(),
  /** Of orders and articles. */
  status: z.string().nullable(),
  /** Where the words stand, when neither title nor note says them. */
  foundIn: z.string().nullable(),
})

export type Found = z.output<typeof foundShape>

/** The best `most` of its kind in which every word is said. */
export type Finder = (executor: Executor, words: readonly string[], most: number) => Promise<Found[]>
