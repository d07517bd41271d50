import { z } from 'zod'
import { type RuledCheck, ruledChecks } from './check-rules.ts'

/** What the shopper was warned about and wants printed as it is: which check, of which artwork. */
export const acceptedWarningSchema = z.object({ kind: z.enum(ruledChecks), artworkId: z.uuid() })
export const acceptedWarningsSchema = z.array(acceptedWarningSchema).max(1_000)

export type AcceptedWarning = z.output<typeof acceptedWarningSchema>

/** As the server keeps it: with the moment, ISO 8601, and who it was. */
export type RecordedAcceptance = AcceptedWarning & { at: string; by: string }

/** What an order keeps of a warning: the words that the shopper read, and whether they said to print it. */
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
