import { Check, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import { formatMoment } from '#domain/shop-time.ts'
import type { BoardCard } from '#server/production/index.ts'
import type { ProductionAnswer } from './production-actions.ts'

/** What was printed is not what the order says any more: it is made again, or kept. */
export function ChangedForm({ card, changedAt }: { card: BoardCard; changedAt: Date }) {
  const fetcher = useFetcher<ProductionAnswer>()
  const [reprintId] = useState(() => crypto.randomUUID())
  const heard = useEffectEvent((answer: ProductionAnswer) => {
    if (answer.intent === 'failed') notify.error('Nothing was changed', answer.message)
    else if (answer.intent === 'settle-change')
      answer.outcome.ok
        ? notify.success(answer.outcome.message)
        : notify.error('Nothing was changed', answer.outcome.message)
  })
  useEffect(() => {
    if (fetcher.data) heard(fetcher.data)
  }, [fetcher.data])
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action="/admin/production" className="grid gap-3">
      <input type="hidden" name="intent" value="settle-change" />
      <input type="hidden" name="itemId" value={card.itemId} />
      <input type="hidden" name="reprintId" value={reprintId} />
      <p>
        <strong className="text-red-ink">{card.blocked?.reason}</strong>, {formatMoment(changedAt)}, by{' '}
        {card.blocked?.by}. The picture above is the new design; what is on the floor shows the old one.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="choice" value="reprint" size="sm" isBusy={isBusy}>
          <RotateCcw aria-hidden /> Make it again
        </Button>
        <Button type="submit" name="choice" value="keep" size="sm" variant="quiet" isBusy={isBusy}>
          <Check aria-hidden /> Keep what was printed
        </Button>
      </div>
    </fetcher.Form>
  )
}
