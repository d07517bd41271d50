import type { FieldErrors } from '#domain/field-errors.ts'
import type { MoveCampaignOutcome, SaveCampaignOutcome } from '#server/newsletter/index.ts'

export type CampaignAnswer =
  | { ok: true; title: string; description?: string }
  | {
      ok: false
      status: number
      title: string
      description: string
      fieldErrors?: FieldErrors
      theirs?: { version: number; subject: string; content: string }
    }

/** Why a campaign could not be saved, in words that say what to do. */
export function answerSaving(outcome: Exclude<SaveCampaignOutcome, { ok: true }>): CampaignAnswer {
  const title = 'The campaign was not saved'
  switch (outcome.reason) {
    case 'invalid': {
      const description = 'Look at the marked fields and save again.'
      return { ok: false, status: 422, title, description, fieldErrors: outcome.fieldErrors }
    }
    case 'conflict': {
      const description = 'Somebody else saved it meanwhile. Compare, then save again.'
      return { ok: false, status: 409, title, description, theirs: outcome }
    }
    case 'not_a_draft':
      return {
        ok: false,
        status: 409,
        title,
        description: 'It is on its way already. Make a copy to change it.',
      }
    default:
      return { ok: false, status: 404, title, description: 'Somebody deleted it meanwhile.' }
  }
}

const refusals: Record<Exclude<MoveCampaignOutcome, { ok: true }>['reason'], string> = {
  moved_on: 'Somebody else changed or moved it meanwhile. Look at it again.',
  nobody: 'Nobody is subscribed yet.',
  empty: 'Write something first.',
  past: 'Give a day and a time that are still to come.',
}

export function answerMove(outcome: MoveCampaignOutcome, done: string): CampaignAnswer {
  if (outcome.ok) return { ok: true, title: done }
  const status = outcome.reason === 'moved_on' ? 409 : 422
  return { ok: false, status, title: 'The campaign stays as it is', description: refusals[outcome.reason] }
}
