import type { DrawnAs } from '../artwork/sharpness.ts'
import type { FrozenWarning } from './accepted-warnings.ts'

/** What is wrong with an artwork that prints below the shop's limit, for whoever can still change it. */
export function lowResolutionWords(name: string, dpi: number, drawn: DrawnAs | null | undefined): string {
  const prints = drawn?.isVector ? 'holds a picture that prints' : 'prints'
  return `“${name}” ${prints} at ${dpi} dpi and may look soft. ${wayOut}`
}

const wayOut = 'Make it smaller or upload a larger file.'

/** What is asked about once more before paying, each once. */
export const softPrintsOf = (warnings: readonly FrozenWarning[]): string[] =>
  softOf(warnings, ({ message }) => message)

/** The same for whoever prints it: nothing can be changed any more, only asked. */
export const softPrintsForStaff = (warnings: readonly FrozenWarning[]): string[] =>
  softOf(warnings, ({ message, acceptedAt }) =>
    message.replace(
      wayOut,
      acceptedAt === null ? 'Nobody was asked: ask before you print.' : 'The customer wants it as it is.',
    ),
  )

const softOf = (warnings: readonly FrozenWarning[], words: (one: FrozenWarning) => string): string[] => [
  ...new Set(warnings.filter(({ kind }) => kind === 'low_resolution').map(words)),
]

/** The shopper's last word before paying: soft artwork is printed as it is. `at` in ISO 8601. */
export const acceptSoftPrints = (
  warnings: readonly FrozenWarning[],
  { at, by }: { at: string; by: string },
): FrozenWarning[] =>
  warnings.map((one) => (one.kind === 'low_resolution' ? { ...one, acceptedAt: at, acceptedBy: by } : one))
