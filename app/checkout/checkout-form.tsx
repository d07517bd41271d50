import { LockKeyhole } from 'lucide-react'
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { PromoBox } from '#app/cart/promo-box.tsx'
import { storePromo } from '#app/cart/promo-store.ts'
import { useCartQuote } from '#app/cart/use-cart-quote.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { DeliveryMethod } from '#domain/orders/quote.ts'
import type { PublicPrices } from '#server/cart/index.ts'
import type { SavedAddress } from '#server/people/index.ts'
import { type ContactDefaults, ContactFields } from './contact-fields.tsx'
import { type DeliveryFacts, DeliveryFields } from './delivery-fields.tsx'
import { MissingList } from './missing-list.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayWays } from './pay-ways.tsx'
import { readPendingOrder } from './pending-order.ts'
import { errorKeyOf, type CheckoutForm as FilledForm, inputNameOf, readForm } from './read-form.ts'
import { RefusalDialog } from './refusal-dialog.tsx'
import { ShippingAddress } from './shipping-address.tsx'
import { type Refusal, type Seen, useCheckout } from './use-checkout.ts'
import { useMissing } from './use-missing.ts'

export type CheckoutFormProps = {
  prices: PublicPrices
  delivery: DeliveryFacts
  contact: ContactDefaults
  /** The customer's saved ones, the default first. */
  addresses: SavedAddress[]
  isSignedIn: boolean
  providerName: string
  /** What one can pay with on its page. */
  payWays: readonly string[]
}

/** Contact, delivery and notes on one side, what it costs and Pay Now on the other. */
export function CheckoutForm({ items, ...page }: CheckoutFormProps & { items: readonly CartItem[] }) {
  // What was typed before a payment that did not succeed is still there.
  const [typed] = useState(() => readPendingOrder()?.customer_info ?? null)
  const [delivery, setDelivery] = useState<DeliveryMethod>(typed?.deliveryMethod ?? 'shipping')
  const state = useCartQuote(items, delivery, page.prices)
  const { isBusy, fieldErrors, refusal, refusedCount, pay, dismissRefusal, forgetError } = useCheckout(
    page.providerName,
    () => storePromo(null),
  )
  const { reprice, readNow } = useCart()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState<FilledForm | null>(null)
  const noteChange = useCallback(() => {
    if (form.current) setFilled(readForm(form.current, 'shipping', ''))
  }, [])
  useEffect(noteChange, [noteChange])
  const missing = useMissing(filled, items, delivery)
  useFocusOnError(form, refusedCount)

  // A code that does not count now was told, and the total is without it.
  // One that takes nothing off is not used up; the shop may not have said yet what the page can see by itself.
  const counts = !state.promoRefusal && state.idleCode === null
  const promoCode = (counts && state.promo?.code) || ''
  const send = (lines: readonly CartItem[], seen: Seen): void => {
    if (form.current) void pay(lines, readForm(form.current, delivery, promoCode), seen)
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
  const accept = ({ lines, quote, promotion }: Refusal): void => {
    const prices = new Map(lines.map(({ id, unitPrice }) => [id, unitPrice]))
    reprice(prices)
    send(
      items.map((item) => ({ ...item, unitPrice: prices.get(item.id) ?? item.unitPrice })),
      { quote, offer: promotion.offer },
    )
  }
  const isFree = state.quote.total === 0
  const contact = page.isSignedIn || typed === null ? page.contact : typed
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-6">
          <Part title="Contact">
            <ContactFields defaults={contact} errors={fieldErrors} isSignedIn={page.isSignedIn} />
          </Part>
          <Part title="Delivery">
            <DeliveryFields
              facts={page.delivery}
              rules={page.prices.rules}
              quote={state.quote}
              productTypes={items.map(({ productType }) => productType)}
              value={delivery}
              onValueChange={setDelivery}
            />
            {delivery === 'shipping' && (
              <ShippingAddress
                typed={typed?.address ?? null}
                saved={page.addresses}
                errors={fieldErrors}
                isSignedIn={page.isSignedIn}
                onChange={noteChange}
              />
            )}
          </Part>
          <Part title="Order notes">
            <TextArea
              label="Anything we should know"
              name="notes"
              isOptional
              rows={3}
              maxLength={2_000}
              defaultValue={typed?.notes}
              error={fieldErrors.notes}
            />
          </Part>
        </div>
        <Card as="aside" className="lg:sticky lg:top-6">
          <OrderSummary items={items} state={state} delivery={delivery} rules={page.prices.rules} />
          <PromoBox className="mt-5" items={items} delivery={delivery} state={state} />
          <MissingList missing={missing} onChoose={goTo} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="mt-6 w-full"
            isBusy={isBusy}
            disabled={state.problems.size > 0}
          >
            {isFree ? (
              'Place Order'
            ) : (
              <>
                <LockKeyhole className="size-4.5" aria-hidden />
                Pay Now
              </>
            )}
          </Button>
          <p className="mt-3 text-center text-sm text-ink-muted">
            {isFree
              ? 'Nothing is to be paid: your order is placed at once.'
              : `You pay ${formatMoney(state.quote.total)} on the secure page of our payment provider.`}
          </p>
          {!isFree && <PayWays ways={page.payWays} providerName={page.providerName} />}
          <p className="mt-4 text-center text-ink-muted text-sm">
            {isFree ? 'Placing the order' : 'Paying'} means that you accept our{' '}
            <Link to="/terms">Terms of sale</Link>. See also <Link to="/returns">Returns and reprints</Link>{' '}
            and <Link to="/privacy">Privacy</Link>.
          </p>
        </Card>
      </div>
      <RefusalDialog refusal={refusal} items={items} onAccept={accept} onDismiss={dismissRefusal} />
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-bold">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** The first field that needs a hand gets the cursor, once per press of Pay Now. */
function useFocusOnError(form: { current: HTMLFormElement | null }, refusedCount: number): void {
  useEffect(() => {
    if (refusedCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusedCount])
}
