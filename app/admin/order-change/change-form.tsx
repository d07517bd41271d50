import { useState } from 'react'
import { failedWords, ownErrors } from '#app/admin/draft-orders/call-words.ts'
import { LineList } from '#app/admin/draft-orders/line-list.tsx'
import { usePickedPrints } from '#app/admin/draft-orders/use-picked-prints.ts'
import { AskedRefusal } from '#app/operations/asked-refusal.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { StateForm } from '#app/operations/state-form.tsx'
import { useArtworks } from '#app/studio/view/use-artworks.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import {
  beginChange,
  type ChangeDraft,
  changeToSend,
  errorsOfAdded,
  type OrderChangePageProps,
} from './change-draft.ts'
import { Part, ShippingPart } from './change-parts.tsx'
import { ChangeSummary, type Preview } from './change-summary.tsx'
import { ChangeTerms } from './change-terms.tsx'
import { KeptLines } from './kept-lines.tsx'
import { useChangePreview } from './use-change-preview.ts'

export function ChangeForm(props: OrderChangePageProps) {
  const { order, open } = props
  const [draft, setDraft] = useState<ChangeDraft>(() => beginChange(props))
  const [round, setRound] = useState(0)
  const { answer: preview, isBusy } = useChangePreview(order.id, open, draft, round)
  const call = useOperation<'order-changes.apply'>({
    done: { 'order-changes.apply': { title: 'Order changed', message: 'Its timeline shows what and why.' } },
    failed: failedWords,
    // Prices may have changed by now: the total is requested again, so that it can be reviewed and sent.
    onFailed: () => setRound((now) => now + 1),
    leadsTo: { 'order-changes.apply': () => `/admin/orders/${order.id}` },
  })
  const found = preview?.ok ? preview.value : null
  const unsold: FieldErrors = preview?.ok === false ? preview.fieldErrors : {}
  const errors = { ...ownErrors(unsold), ...ownErrors(call.fieldErrors) }
  const change = (changes: (now: ChangeDraft) => Partial<ChangeDraft>): void =>
    setDraft((now) => ({ ...now, ...changes(now) }))
  const send = (): void =>
    call.send('order-changes.apply', {
      change: JSON.stringify(changeToSend(open, draft, found?.differenceCents ?? 0)),
    })
  return (
    <StateForm
      of={call}
      label="Change"
      className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <ChangedLines {...{ ...props, draft, found, errors, change }} />
      <aside
        aria-label="Difference"
        className="rounded-lg border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-5"
      >
        <h2 className="mb-3 font-bold text-base">What it comes to</h2>
        <AskedRefusal answer={preview} />
        <ChangeSummary preview={found} />
        <ChangeTerms
          {...{ draft, errors, call, send }}
          email={order.contactEmail}
          holdings={open.holdings}
          differenceCents={found?.differenceCents ?? 0}
          isReady={found !== null && !isBusy}
          onChange={(changes) => change(() => changes)}
        />
      </aside>
    </StateForm>
  )
}

function ChangedLines({
  order,
  open,
  choices: read,
  designs,
  draft,
  found,
  errors,
  change,
}: OrderChangePageProps & {
  draft: ChangeDraft
  found: Preview | null
  errors: FieldErrors
  change: (changes: (now: ChangeDraft) => Partial<ChangeDraft>) => void
}) {
  const artworks = useArtworks([])
  const { choices, onPrintFound } = usePickedPrints(read)
  const totals = found?.lineTotals ?? {}
  return (
    <div className="grid gap-5">
      <Part title="Order lines">
        <KeptLines
          lines={open.lines}
          quantities={draft.quantities}
          {...{ totals, errors }}
          onChange={(item, quantity) =>
            change((now) => ({ quantities: { ...now.quantities, [item]: quantity } }))
          }
        />
      </Part>
      <Part title="Add lines">
        <LineList
          lines={draft.added}
          draftOrderId={open.uploadsId}
          {...{ choices, designs, artworks, onPrintFound }}
          totals={new Map(Object.entries(totals))}
          errors={errorsOfAdded(errors)}
          warnings={found?.warnings ?? {}}
          onChange={(changeLines) => change((now) => ({ added: changeLines(now.added) }))}
        />
      </Part>
      {order.deliveryMethod === 'shipping' && (
        <ShippingPart
          price={draft.shippingPrice}
          error={errors.shippingPrice}
          onChange={(shippingPrice) => change(() => ({ shippingPrice }))}
        />
      )}
    </div>
  )
}
