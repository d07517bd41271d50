import type { CalledOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { Holding } from '#domain/money/refund-way.ts'
import type { ChangeDraft } from './change-draft.ts'
import { SettleChoice } from './settle-choice.tsx'

/** How the difference is settled, why, and the button that does it. */
export function ChangeTerms({
  draft,
  errors,
  email,
  holdings,
  call,
  differenceCents,
  isReady,
  send,
  onChange,
}: TermsProps) {
  return (
    <>
      <SettleChoice
        {...{ differenceCents, email, holdings, settle: draft.settle }}
        onChange={(settle) => onChange({ settle })}
      />
      <TextArea
        label="Reason"
        rows={2}
        maxLength={300}
        value={draft.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
        hint="It appears in the order’s timeline; the customer doesn’t see it."
        error={errors.reason}
        className="mt-5"
      />
      {email && (
        <Checkbox
          label={`Email ${email} what changed`}
          checked={draft.tellCustomer}
          onChange={(event) => onChange({ tellCustomer: event.currentTarget.checked })}
          className="mt-4"
        />
      )}
      <Button
        variant="primary"
        className="mt-5 w-full"
        isBusy={call.isBusy}
        disabled={!isReady}
        onClick={send}
      >
        {buttonWords(differenceCents, draft)}
      </Button>
      <FieldNote id="change-note" message={errors.lines ?? null} />
      <p className="mt-3 text-ink-muted text-xs">
        Nothing changes until you press this. If someone else changes the order in the meantime, we’ll tell
        you.
      </p>
    </>
  )
}

type TermsProps = {
  draft: ChangeDraft
  errors: FieldErrors
  /** The customer's address; empty if there is none. */
  email: string
  /** What each of the order's payments still holds. */
  holdings: readonly Holding[]
  call: CalledOperation<'order-changes.apply'>
  differenceCents: number
  /** The difference shown matches what is filled in. */
  isReady: boolean
  send: () => void
  onChange: (changes: Partial<ChangeDraft>) => void
}

function buttonWords(differenceCents: number, { settle }: ChangeDraft): string {
  if (differenceCents === 0 || settle !== 'provider') return 'Change the order'
  const amount = formatMoney(cents(Math.abs(differenceCents)))
  return differenceCents > 0 ? `Change it and request ${amount}` : `Change it and refund ${amount}`
}
