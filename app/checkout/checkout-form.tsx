import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { storePromo } from '#app/cart/promo-store.ts'
import { useCartTotals } from '#app/cart/use-cart-totals.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import { type DeliverySpeed, isSpeedOffered } from '#domain/shipping/delivery-speed.ts'
import type { CheckoutFormProps } from './checkout-form-props.ts'
import { CheckoutParts } from './checkout-parts.tsx'
import { RefusalDialog } from './later-refusal-dialog.tsx'
import { PayCard } from './pay-card.tsx'
import { readPendingOrder } from './pending-order.ts'
import { errorKeyOf, inputNameOf, readForm } from './read-form.ts'
import { type Refusal, type Seen, useCheckout } from './use-checkout.ts'
import { useFilled } from './use-filled.ts'

/** Contact, delivery and notes on one side; the cost and Pay Now on the other. */
export function CheckoutForm({ items, ...page }: CheckoutFormProps & { items: readonly CartItem[] }) {
  // What was typed before an unsuccessful payment is still there.
  const [typed] = useState(() => readPendingOrder()?.customer_info ?? null)
  const [delivery, setDelivery] = useState<DeliveryMethod>(typed?.deliveryMethod ?? 'shipping')
  const [wished, setSpeed] = useState<DeliverySpeed>(typed?.deliverySpeed ?? 'standard')
  const speed = isSpeedOffered(page.prices.speeds, wished) ? wished : 'standard'
  const state = useCartTotals(items, delivery, page.prices, speed)
  const { isBusy, fieldErrors, refusal, refusedCount, pay, dismissRefusal, forgetError } = useCheckout(
    page,
    () => storePromo(null),
  )
  const { reprice, readNow } = useCart()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { filled, noteChange, missing } = useFilled(form, items, delivery)
  useFocusOnError(form, refusedCount)

  const promoCode = countedCode(state)
  const send = (lines: readonly CartItem[], seen: Seen, softAccepted: string[] = []): void => {
    if (!form.current) return
    const read = readForm(form.current, { delivery, speed }, promoCode)
    void pay(lines, { ...read, softAccepted }, seen)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    send(readNow(), state)
  }
  const onInput = ({ target }: FormEvent): void => {
    noteChange()
    if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.name)
      forgetError(errorKeyOf(target.name))
  }
  const goTo = (field: string): void => {
    const target = form.current?.elements.namedItem(inputNameOf(field))
    if (target instanceof HTMLElement) target.focus()
    else void navigate('/cart')
  }
  const accept = ({ because, lines, totals, promotion }: Refusal): void => {
    const prices = new Map(lines.map(({ id, unitPrice }) => [id, unitPrice]))
    reprice(prices)
    send(
      items.map((item) => ({ ...item, unitPrice: prices.get(item.id) ?? item.unitPrice })),
      { totals, offer: promotion.offer },
      because === 'soft_prints'
        ? lines.flatMap(({ id, softPrints }) => (softPrints.length > 0 ? id : []))
        : [],
    )
  }
  const isFree = state.totals.total === 0
  const contact = page.isSignedIn || typed === null ? page.contact : typed
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <CheckoutParts
          {...{ contact, fieldErrors, page, state, items, delivery, setDelivery, typed, noteChange }}
          {...{ speed, setSpeed, filled }}
        />
        <PayCard {...{ items, state, delivery, speed, page, missing, goTo, isBusy, isFree }} />
      </div>
      <RefusalDialog
        open={refusal !== null}
        {...{ refusal, items }}
        onAccept={accept}
        onDismiss={dismissRefusal}
      />
    </form>
  )
}

/** The first field that needs attention gets the focus, once per press of Pay Now. */
function useFocusOnError(form: { current: HTMLFormElement | null }, refusedCount: number): void {
  useEffect(() => {
    if (refusedCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusedCount])
}

/**
 * The shopper has been told if a code is not valid now, and the total is without it. A code that takes nothing off is
 * not used up; the server may not have answered yet about what the page can already see.
 */
function countedCode({ promo, promoRefusal, idleCode }: ReturnType<typeof useCartTotals>): string {
  return (!promoRefusal && idleCode === null && promo?.code) || ''
}
