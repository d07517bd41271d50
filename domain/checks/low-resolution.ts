import type { DrawnAs } from '../artwork/sharpness.ts'
import type { FrozenWarning } from './accepted-warnings.ts'

/** Explains an artwork that prints below the shop's limit to someone who can still change it. */
export function lowResolutionWords(name: string, dpi: number, drawn: DrawnAs | null | undefined): string {
  const prints = drawn?.isVector ? 'contains an image that prints' : 'prints'
  return `“${name}” ${prints} at ${dpi} dpi and may look soft. ${wayOut}`
}

const wayOut = 'Make it smaller or upload a larger file.'

/** The warnings to confirm before paying, without duplicates. */
export const softPrintsOf = (warnings: readonly FrozenWarning[]): string[] =>
  softOf(warnings, ({ message }) => message)

/** The same for the staff who print it: nothing can be changed any more, only asked about. */
export const softPrintsForStaff = (warnings: readonly FrozenWarning[]): string[] =>
  softOf(warnings, ({ message, acceptedAt }) =>
    message.replace(
      wayOut,
      acceptedAt === null
        ? 'The customer hasn’t been asked: ask before you print.'
        : 'The customer wants it as is.',
    ),
  )

const softOf = (warnings: readonly FrozenWarning[], words: (one: FrozenWarning) => string): string[] => [
  ...new Set(warnings.filter(({ kind }) => kind === 'low_resolution').map(words)),
]

/** Records the shopper's confirmation before paying that soft artwork is printed as is. `at` in ISO 8601. */
export const acceptSoftPrints = (
  warnings: readonly FrozenWarning[],
  { at, by }: { at: string; by: string },
): FrozenWarning[] =>
  warnings.map((one) => (one.kind === 'low_resolution' ? { ...one, acceptedAt: at, acceptedBy: by } : one))
