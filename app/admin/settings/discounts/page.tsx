import { Plus, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { DiscountView } from '#server/discounts/index.ts'
import type { ProductChoice } from './discount-choices.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { DiscountTable } from './discount-table.tsx'
import { DiscountUsesDialog } from './discount-uses-dialog.tsx'

export type DiscountsPageProps = {
  discounts: DiscountView[]
  products: ProductChoice[]
  now: string
}

/** Site Settings, Discounts: codes and automatic promotions, with their results. */
export function DiscountsPage({ discounts, products, now }: DiscountsPageProps) {
  const [edited, setEdited] = useState<DiscountView | 'new' | null>(null)
  const [askedFor, setAskedFor] = useState<DiscountView | null>(null)
  const [removed, setRemoved] = useState<DiscountView | null>(null)
  const keep = (): void => setRemoved(null)
  const removing = useOperation<'discounts.remove'>({
    done: { 'discounts.remove': 'Discount deleted' },
    ...{ failed: 'Failed to save discount', onDone: keep, onFailed: keep },
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="text-ink-muted">
          If several apply to an order, the one that saves the customer the most is used.
        </p>
        <PermittedButton
          operation="discounts.create"
          variant="primary"
          size="sm"
          onClick={() => setEdited('new')}
        >
          <Plus className="size-4" aria-hidden />
          Add Discount
        </PermittedButton>
      </div>
      {discounts.length === 0 ? (
        <div className="rounded-md border border-line border-dashed p-8 text-center text-ink-muted">
          <TicketPercent className="mx-auto mb-2 size-7" aria-hidden />
          No discounts yet. Start here with a code on a flyer, or a promotion that needs no code.
        </div>
      ) : (
        <DiscountTable {...{ discounts, setAskedFor, now, setEdited }} />
      )}
      <DiscountDialog
        key={edited === null || edited === 'new' ? 'new' : edited.id}
        discount={edited === 'new' ? null : edited}
        products={products}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        onRemove={() => {
          if (edited !== 'new') setRemoved(edited)
          setEdited(null)
        }}
      />
      <DiscountUsesDialog discount={askedFor} onClose={() => setAskedFor(null)} />
      <ConfirmOperation
        of={removing}
        operation="discounts.remove"
        fields={{ discount: removed?.id ?? '' }}
        open={removed !== null}
        title={`Delete ${removed?.code ?? removed?.name ?? 'this discount'}?`}
        description="No one can use it anymore. Orders that used it keep their discount."
        confirm="Delete discount"
        onClose={keep}
      />
    </>
  )
}
