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

/** A result of the staff search. */
export const foundShape = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  /** Distinguishes it from similar ones. */
  note: z.string(),
  /** For orders and articles. */
  status: z.string().nullable(),
  /** Where the words appear, if neither title nor note contains them. */
  foundIn: z.string().nullable(),
})

export type Found = z.output<typeof foundShape>

/** The best `most` of its kind that contain every word. */
export type Finder = (executor: Executor, words: readonly string[], most: number) => Promise<Found[]>
