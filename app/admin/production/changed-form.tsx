import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { BoardCard } from '#server/production/index.ts'

/** What was printed no longer matches the order: it is made again, or kept. */
export function ChangedForm({ card, changedAt }: { card: BoardCard; changedAt: Date }) {
  const [reprintId] = useState(() => crypto.randomUUID())
  const call = useOperation<'production.settle-change'>({
    done: { 'production.settle-change': ({ message }) => message },
    failed: 'Nothing was changed',
  })
  return (
    <OperationForm of={call} className="grid gap-3">
      <input type="hidden" name="operation" value="production.settle-change" />
      <input type="hidden" name="item" value={card.itemId} />
      <input type="hidden" name="reprintId" value={reprintId} />
      <p>
        <strong className="text-red-ink">{card.blocked?.reason}</strong>, <Moment at={changedAt} />, by{' '}
        {card.blocked?.by}. The picture above is the new design; what’s on the floor is the old one.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="choice" value="reprint" size="sm" isBusy={call.isBusy}>
          <RotateCcw aria-hidden /> Make it again
        </Button>
        <Button type="submit" name="choice" value="keep" size="sm" variant="quiet" isBusy={call.isBusy}>
          <Check aria-hidden /> Keep what was printed
        </Button>
      </div>
    </OperationForm>
  )
}
