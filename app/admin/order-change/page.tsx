import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { failedWords, ownErrors } from '#app/admin/manual-orders/call-words.ts'
import { LineList } from '#app/admin/manual-orders/line-list.tsx'
import type { CustomerDesign } from '#app/admin/manual-orders/line-props.ts'
import type { Choices } from '#app/admin/manual-orders/manual-draft.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import { useArtworks } from '#app/studio/view/use-artworks.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { OpenOrderChange } from '#server/order-changes/index.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import { type ChangeDraft, changeToSend, errorsOfAdded, quantitiesOf } from './change-draft.ts'
import { ChangeSummary } from './change-summary.tsx'
import { ChangeTerms } from './change-terms.tsx'
import { KeptLines } from './kept-lines.tsx'
import { useChangePreview } from './use-change-preview.ts'

export type OrderChangePageProps = {
  order: StaffOrder
  open: OpenOrderChange
  choices: Choices
  designs: CustomerDesign[]
  /** What shipping costs in this order, where staff have set it; empty where the shop's rules do. */
  shippingPrice: string
}

/** Lines of a paid order become other ones: what it comes to is seen before it is done. */
export function OrderChangePage(props: OrderChangePageProps) {
  const { order, open } = props
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <PageHeader
        title={`Change ${order.orderNumber}`}
        above={
          <Link to={`/admin/orders/${order.id}`} className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> {order.orderNumber}
          </Link>
        }
        description="Quantities, lines and what they come to. Board, stock, print files and invoice follow."
      />
      {open.refusal ? (
        <EmptyState
          className="mt-6"
          title="This order cannot be changed now"
          action={<LinkButton to={`/admin/orders/${order.id}`}>Back to the order</LinkButton>}
        >
          {open.refusal}
        </EmptyState>
      ) : (
        <ChangeForm {...props} />
      )}
    </div>
  )
}

function ChangeForm({ order, open, choices, designs, shippingPrice }: OrderChangePageProps) {
  const [draft, setDraft] = useState<ChangeDraft>(() => ({
    ...{ quantities: quantitiesOf(open), added: [], shippingPrice },
    ...{ settle: 'provider', reason: '', tellCustomer: order.contactEmail !== '' },
  }))
  const artworks = useArtworks([])
  const { preview, isBusy } = useChangePreview(open, draft)
  const change = (changes: Partial<ChangeDraft>): void => setDraft((now) => ({ ...now, ...changes }))
  const call = useOperation<'order-changes.apply'>({
    done: { 'order-changes.apply': { title: 'Order changed', message: 'Its timeline says what and why.' } },
    failed: failedWords,
    leadsTo: { 'order-changes.apply': () => `/admin/orders/${order.id}` },
  })
  const found = preview?.ok ? preview.value : null
  const unsold: FieldErrors = preview?.ok === false && preview.reason === 'invalid' ? preview.fieldErrors : {}
  const errors = { ...ownErrors(unsold), ...ownErrors(call.fieldErrors) }
  const send = (): void =>
    call.send('order-changes.apply', {
      change: JSON.stringify(changeToSend(open, draft, found?.differenceCents ?? 0)),
    })
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5">
        <Part title="Lines of the order">
          <KeptLines
            lines={open.lines}
            quantities={draft.quantities}
            totals={found?.lineTotals ?? {}}
            errors={errors}
            onChange={(item, quantity) => change({ quantities: { ...draft.quantities, [item]: quantity } })}
          />
        </Part>
        <Part title="Add lines">
          <LineList
            lines={draft.added}
            manualOrderId={open.uploadsId}
            {...{ choices, designs, artworks }}
            totals={new Map(Object.entries(found?.lineTotals ?? {}))}
            errors={errorsOfAdded(errors)}
            warnings={found?.warnings ?? {}}
            onChange={(changeLines) => setDraft((now) => ({ ...now, added: changeLines(now.added) }))}
          />
        </Part>
        {order.deliveryMethod === 'shipping' && (
          <Part title="Shipping">
            <TextField
              label="Shipping price"
              value={draft.shippingPrice}
              prefix="$"
              inputMode="decimal"
              isOptional
              onChange={(event) => change({ shippingPrice: event.currentTarget.value })}
              hint="Left empty, it is what every shopper pays for these lines"
              error={errors.shippingPrice}
              className="max-w-72"
            />
          </Part>
        )}
      </div>
      <aside
        aria-label="Difference"
        className="rounded-lg border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-5"
      >
        <h2 className="mb-3 font-bold text-base">What it comes to</h2>
        <ChangeSummary preview={found} />
        <ChangeTerms
          {...{ draft, errors, order, call, send }}
          differenceCents={found?.differenceCents ?? 0}
          isReady={found !== null && !isBusy}
          onChange={change}
        />
      </aside>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="mb-4 font-bold text-base">{title}</h2>
      {children}
    </section>
  )
}
