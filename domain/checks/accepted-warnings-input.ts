import { z } from 'zod'
import { ruledChecks } from './check-rules.ts'

/** A warning that the shopper saw and accepted: which check, of which artwork. */
export const acceptedWarningSchema = z.object({ kind: z.enum(ruledChecks), artworkId: z.uuid() })
export const acceptedWarningsSchema = z.array(acceptedWarningSchema).max(1_000)

export type AcceptedWarning = z.output<typeof acceptedWarningSchema>
