import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { oneLine } from '#domain/one-line.ts'
import { printKinds, standardFinish, standardMaterial } from '#domain/orders/print-options.ts'

const centsField = z.int().min(0).max(10_000_00)
const inchesField = z.number().positive().max(1_000)
const word = oneLine.min(1).max(60)

export const newCategorySchema = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens'),
  name: word,
  description: z.string().trim().max(300).default(''),
  sortOrder: z.int().default(0),
})

export const newPrintProductSchema = z.object({
  kind: z.enum(printKinds),
  title: oneLine.min(1, 'Title required').max(120, 'Use at most 120 characters'),
  description: z.string().trim().max(4_000).default(''),
  category: oneLine.min(1).max(60).default('general'),
  tags: z.array(word).max(20).default([]),
  basePriceCents: centsField,
  variants: z
    .array(
      z.object({
        /** For an existing variant: carts and orders refer to it. */
        id: z.uuid().optional(),
        name: oneLine.min(1).max(80),
        sizeWidth: inchesField,
        sizeHeight: inchesField,
        material: word.default(standardMaterial),
        finish: word.default(standardFinish),
        priceCents: centsField,
        isAvailable: z.boolean().default(true),
      }),
    )
    .max(60)
    .refine(areDistinct, 'Two variants have the same size, material and finish'),
  isActive: z.boolean().default(true),
  /** Counts carried over from an earlier shop. */
  viewsCount: z.int().min(0).default(0),
  downloadsCount: z.int().min(0).default(0),
})

/** What staff may change about a product; the shop maintains the counts. */
export const printEditSchema = newPrintProductSchema.omit({ viewsCount: true, downloadsCount: true })

function areDistinct(
  variants: readonly { sizeWidth: number; sizeHeight: number; material: string; finish: string }[],
): boolean {
  const choices = variants.map(({ sizeWidth, sizeHeight, material, finish }) =>
    [sizeWidth, sizeHeight, material, finish].join('|'),
  )
  return new Set(choices).size === choices.length
}

export type PrintEdit = z.input<typeof printEditSchema>
export type NewCategory = z.input<typeof newCategorySchema>
export type NewPrintProduct = z.input<typeof newPrintProductSchema>

/** What is wrong with a submitted product; null if nothing is. */
export function checkPrint(input: unknown): FieldErrors | null {
  const reading = printEditSchema.safeParse(input)
  return reading.success ? null : fieldErrorsOf(reading.error)
}
