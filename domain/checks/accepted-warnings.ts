import type { AcceptedWarning } from './accepted-warnings-input.ts'
import type { RuledCheck } from './check-rules.ts'

export type { AcceptedWarning } from './accepted-warnings-input.ts'

/** As stored on the server: with the time, in ISO 8601, and the person. */
export type RecordedAcceptance = AcceptedWarning & { at: string; by: string }

/** What an order keeps of a warning: the text that the shopper read, and whether they accepted it. */
export type FrozenWarning = {
  kind: RuledCheck
  artworkId: string
  message: string
  acceptedAt: string | null
  acceptedBy: string | null
}

export const isAccepted = (
  accepted: readonly AcceptedWarning[] | undefined,
  { kind, artworkId }: { kind: string; artworkId: string },
): boolean => (accepted ?? []).some((one) => one.kind === kind && one.artworkId === artworkId)
