import { OperationForm } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { TextConsent } from '#server/mail/index.ts'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

/** `words`: the consent wording. */
export type TextsView = { consent: TextConsent | null; words: string }

type Props = TextsView & {
  /** The phone number in the profile. */
  typed: string
  call: CalledProfile
}

/** Text messages about the user's orders: off until requested, and can be turned off again at any time. */
export function TextsCard({ consent, words, typed, call }: Props) {
  const errors = call.answer?.operation === 'profile.set-texts' ? call.fieldErrors : {}
  return (
    <Card as="section" aria-labelledby="texts">
      <h2 id="texts" className="mb-2 text-lg font-bold">
        Text messages
      </h2>
      {consent && <p className="mb-4 text-ink-muted">{standing(consent)}</p>}
      <OperationForm of={call} className="grid max-w-md gap-4">
        <TextField
          label="Number for texts"
          name="textPhone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={consent?.phone ?? typed}
          error={errors.phone}
        />
        <Checkbox
          name="wanted"
          label="Text me about my orders"
          hint={words}
          defaultChecked={consent !== null}
        />
        <div>
          <ProfileButton of={call} operation="profile.set-texts" variant="primary">
            Save Text Messages
          </ProfileButton>
        </div>
      </OperationForm>
    </Card>
  )
}

function standing({ phone, isStopped, failure }: TextConsent): string {
  if (isStopped)
    return `You texted STOP from ${phone}, so we no longer text it. Text START to get texts again.`
  if (failure !== null)
    return `Our texts didn’t reach ${phone}: ${failure}. Check the number and save it again.`
  return `Texts about your orders go to ${phone}.`
}
