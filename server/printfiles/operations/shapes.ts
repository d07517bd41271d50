import { z } from 'zod'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import type { ChangeSheetOutcome } from '../change-sheet.ts'
import { refusals } from '../request-print-file.ts'
import type { SaveDesignIdOutcome } from '../save-design-id.ts'
import type { Generation } from '../start-generation.ts'

export const itemId = z.uuid(refusals.item_not_found)
export const anyItem = '8a4c2f6e-0000-4000-8000-000000000000'

type Outcome = Generation | SaveDesignIdOutcome | ChangeSheetOutcome

const codes: Record<(Outcome & { ok: false })['reason'], ErrorCode> = {
  forbidden: 'forbidden',
  item_not_found: 'not_found',
  no_design: 'invalid',
  nothing_to_print: 'invalid',
  artwork_to_follow: 'conflict',
  artwork_gone: 'conflict',
  not_paid: 'conflict',
  refunded: 'conflict',
  not_started: 'unavailable',
  not_downloaded: 'unavailable',
  invalid_id: 'invalid',
  unknown_design: 'invalid',
  invalid: 'invalid',
  conflict: 'conflict',
}

/** The successful outcome. @throws AppError whose `because` tells callers what to do. */
export function doneOr<Done extends Outcome>(outcome: Done): Done & { ok: true } {
  if (outcome.ok) return outcome as Done & { ok: true }
  throw new AppError(codes[outcome.reason], outcome.message, { because: outcome.reason })
}
