import { OctagonPause, Play } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { BoardCard } from '#server/production/index.ts'

/** Says what an item is waiting for, or that the wait is over. */
export function BlockForm({ card }: { card: BoardCard }) {
  const call = useOperation<'production.block' | 'production.unblock'>({
    done: {
      'production.block': `${card.ticket} is blocked`,
      'production.unblock': `${card.ticket} is unblocked`,
    },
    failed: (answer) =>
      answer.reason === 'invalid' ? null : { title: 'Nothing was changed', message: answer.message },
  })
  return (
    <OperationForm of={call} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="item" value={card.itemId} />
      {card.blocked ? (
        <>
          <p className="grow font-semibold text-red-ink">
            {card.blocked.reason}
            <span className="block font-normal text-ink-muted text-xs">Blocked by {card.blocked.by}</span>
          </p>
          <OperationButton of={call} operation="production.unblock" size="sm">
            <Play aria-hidden /> Unblock
          </OperationButton>
        </>
      ) : (
        <>
          <TextField
            label="It’s waiting for"
            name="reason"
            size="sm"
            maxLength={200}
            placeholder="White ink, an answer, a blank …"
            error={call.fieldErrors.reason}
            className="grow"
          />
          <OperationButton of={call} operation="production.block" size="sm">
            <OctagonPause aria-hidden /> Block
          </OperationButton>
        </>
      )}
    </OperationForm>
  )
}
