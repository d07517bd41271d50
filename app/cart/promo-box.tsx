import { Sparkles, TicketPercent, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { offerTerms } from '#domain/money/discount-words.ts'
import { maxPromoCodeLength } from '#domain/money/promo-code.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { CartTotalsState } from './use-cart-totals.ts'
import { usePromoCode } from './use-promo-code.ts'

export type PromoBoxProps = {
  items: readonly CartItem[]
  delivery: DeliveryMethod
  state: CartTotalsState
  className?: string
}

/** A field for a code, or the applied code; and the promotion that applies without one. */
export function PromoBox({ items, delivery, state, className }: PromoBoxProps) {
  const { refusal, isBusy, apply, remove, forgetRefusal } = usePromoCode(items, delivery)
  const { promo, offer } = state
  const isAutomatic = offer !== null && offer.code === null
  return (
    <section aria-label="Promo code" className={className}>
      {promo ? (
        <AppliedCode items={items} state={state} onRemove={remove} />
      ) : (
        <CodeField
          error={refusal?.message}
          isBusy={isBusy}
          onApply={(typed) => void apply(typed)}
          onInput={forgetRefusal}
        />
      )}
      {isAutomatic && (
        <p className="mt-2.5 flex items-start gap-2 text-sm text-green-ink">
          <Sparkles className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>
            <strong>{offer.name}</strong>: {offerTerms(offer, items)}
            {promo ? ', which saves you more than your code.' : ', applied automatically.'}
          </span>
        </p>
      )}
    </section>
  )
}

function CodeField({
  error,
  isBusy,
  onApply,
  onInput,
}: {
  error: string | undefined
  isBusy: boolean
  onApply: (typed: string) => void
  onInput: () => void
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const send = (): void => {
    onApply(field.current?.value ?? '')
    field.current?.focus()
  }
  // The field may be inside the checkout's form, which Enter must not submit.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send()
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-2">
      <TextField
        ref={field}
        id={id}
        label="Promo code"
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxPromoCodeLength}
        className="[&_input]:uppercase [&_input]:placeholder:normal-case"
        error={error}
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
      <Button className="mt-[1.65rem]" isBusy={isBusy} onClick={send}>
        Apply
      </Button>
    </div>
  )
}

function AppliedCode({
  items,
  state,
  onRemove,
}: Pick<PromoBoxProps, 'items' | 'state'> & { onRemove: () => void }) {
  const { promo, promoRefusal, idleCode } = state
  if (!promo) return null
  const isIdle = promoRefusal !== null || idleCode !== null
  return (
    <div
      className={`rounded-md border border-dashed px-3.5 py-2.5 ${isIdle ? 'border-yellow-ink bg-yellow-wash' : 'border-green-ink bg-green-wash'}`}
    >
      <div className="flex items-center gap-2.5">
        <TicketPercent
          className={`size-5 shrink-0 ${isIdle ? 'text-yellow-ink' : 'text-green-ink'}`}
          aria-hidden
        />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block truncate font-semibold">{promo.code}</span>
          <span className="block text-ink-muted">{offerTerms(promo.offer, items)}</span>
        </p>
        <Button variant="quiet" size="sm" aria-label={`Remove promo code ${promo.code}`} onClick={onRemove}>
          <X className="size-4" aria-hidden />
          Remove
        </Button>
      </div>
      {promoRefusal && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-yellow-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {promoRefusal.message}
        </p>
      )}
      {idleCode && <p className="mt-1.5 text-sm text-ink">{idleCode}</p>}
    </div>
  )
}
