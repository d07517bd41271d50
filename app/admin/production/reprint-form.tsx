import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { isUnanswered } from '#app/operations/answered-or.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { placeNames, reprintReasons } from '#domain/orders/production.ts'

const reasons = Object.entries(reprintReasons).map(([value, label]) => ({ value, label }))

/** Copies came out wrong: how many, and why. The form's own key makes it one reprint, however often it is sent. */
type ReprintFormProps = { item: string; copies: number; onDone: () => void }

export function ReprintForm({ item, copies, onDone }: ReprintFormProps) {
  const [reprintId] = useState(() => crypto.randomUUID())
  const call = useOperation<'production.reprint'>({
    done: {
      'production.reprint': ({ ticket, to, wastedInches }) => ({
        title: `${ticket} goes back to ${placeNames[to]}`,
        message: wastedInches > 0 ? `${Math.round(wastedInches)} in of film count as wasted.` : undefined,
      }),
    },
    failed(answer) {
      if (answer.reason === 'invalid') return null
      return {
        title: isUnanswered(answer) ? 'Nothing was changed' : 'Not made again',
        message: answer.message,
      }
    },
    onDone,
  })
  const { fieldErrors } = call
  return (
    <OperationForm of={call} className="grid items-start gap-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="reprintId" value={reprintId} />
      <TextField
        label="Copies"
        name="copies"
        size="sm"
        inputMode="numeric"
        defaultValue={String(copies)}
        error={fieldErrors.copies}
      />
      <ReasonFields fieldErrors={fieldErrors} />
      <OperationButton
        of={call}
        operation="production.reprint"
        size="sm"
        className="justify-self-start sm:col-span-2"
      >
        <RotateCcw aria-hidden /> Make again
      </OperationButton>
    </OperationForm>
  )
}

/** The reason for a reprint. */
export function ReasonFields({ fieldErrors }: { fieldErrors: FieldErrors }) {
  return (
    <>
      <Select
        label="Why"
        name="reason"
        size="sm"
        placeholder="Choose a reason"
        options={reasons}
        error={fieldErrors.reason}
      />
      <TextField
        label="Note"
        name="note"
        size="sm"
        isOptional
        maxLength={300}
        error={fieldErrors.note}
        className="sm:col-span-full"
      />
    </>
  )
}
