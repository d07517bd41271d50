import type { FieldErrors } from '#domain/field-errors.ts'
import type { TumblerConfiguration } from './configuration.tsx'
import type { Design } from './use-tumbler-design.ts'

export type Missing = 'design file' | 'finish'

/**
 * What a tumbler still needs before it can be added to the cart (docs/spec-map.md S5); a design being uploaded is not
 * missing.
 */
export function missingOf(design: Design, { finish }: Pick<TumblerConfiguration, 'finish'>): Missing[] {
  const hasDesign = design.step === 'valid' && (design.artworkId !== null || design.sending !== null)
  return [...(hasDesign ? [] : ['design file' as const]), ...(finish ? [] : ['finish' as const])]
}

const words: Record<Missing, string> = { 'design file': 'Upload a design', finish: 'Choose a finish' }

/** The same as field errors. */
export const errorsOfMissing = (missing: readonly Missing[]): FieldErrors =>
  Object.fromEntries(missing.map((one) => [one, words[one]]))
