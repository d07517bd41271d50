import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import { placeNames, reprintReasons } from '#domain/production.ts'
import type { BoardCard } from '#server/production/index.ts'
import type { ProductionAnswer } from './production-actions.ts'

const reasons = Object.entries(reprintReasons).map(([value, label]) => ({ value, label }))

/** Copies came out wrong: how many, and why. The form's own key makes one reprint of it, however often it is sent. */
export function ReprintForm({ card, onDone }: { card: BoardCard; onDone: () => void }) {
  const fetcher = useFetcher<ProductionAnswer>()
  const [reprintId] = useState(() => crypto.randomUUID())
  const heard = useEffectEvent((answer: ProductionAnswer) => {
    if (answer.intent === 'failed') return notify.error('Nothing was changed', answer.message)
    if (answer.intent !== 'reprint') return
    const { outcome } = answer
    if (!outcome.ok)
      return outcome.reason === 'invalid' ? undefined : notify.error('Not made again', outcome.message)
    const film =
      outcome.wastedInches > 0 ? `${Math.round(outcome.wastedInches)} in of film count as wasted.` : undefined
    notify.success(`${outcome.ticket} goes back to ${placeNames[outcome.to]}`, film)
    onDone()
  })
  useEffect(() => {
    if (fetcher.data) heard(fetcher.data)
  }, [fetcher.data])
  const { data } = fetcher
  const errors =
    data?.intent === 'reprint' && !data.outcome.ok && data.outcome.reason === 'invalid'
      ? data.outcome.fieldErrors
      : {}
  return (
    <fetcher.Form
      method="post"
      action="/admin/production"
      className="grid items-start gap-3 sm:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <input type="hidden" name="intent" value="reprint" />
      <input type="hidden" name="itemId" value={card.itemId} />
      <input type="hidden" name="reprintId" value={reprintId} />
      <TextField
        label="Copies"
        name="copies"
        size="sm"
        inputMode="numeric"
        defaultValue={String(card.quantity)}
        error={errors.copies}
      />
      <Select
        label="Why"
        name="reason"
        size="sm"
        placeholder="Choose a reason"
        options={reasons}
        error={errors.reason}
      />
      <TextField
        label="Note"
        name="note"
        size="sm"
        isOptional
        maxLength={300}
        error={errors.note}
        className="sm:col-span-2"
      />
      <Button
        type="submit"
        size="sm"
        isBusy={fetcher.state !== 'idle'}
        className="justify-self-start sm:col-span-2"
      >
        <RotateCcw aria-hidden /> Make again
      </Button>
    </fetcher.Form>
  )
}
