import { useEffect, useRef, useState } from 'react'
import { useCart } from '#app/cart/cart-context.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutFormProps } from './checkout-form-props.ts'
import { finishOrder } from './finish-order.ts'
import { OrderConfirmed } from './order-confirmed.tsx'
import { usePaidOrder } from './use-paid-order.ts'

export function CheckoutPage(props: CheckoutFormProps) {
  const { items, isReady, remove } = useCart()
  const [confirmed, setConfirmed] = useState<ReturnType<typeof usePaidOrder>>(null)
  const paid = usePaidOrder(isReady)
  const finish = useRef(remove)
  finish.current = remove
  useEffect(() => {
    if (paid && finishOrder(paid.attemptId, finish.current)) setConfirmed(paid)
  }, [paid])

  return (
    <div className="page min-h-[calc(100svh-var(--header-height))] py-8 sm:py-12">
      {confirmed ? (
        <OrderConfirmed {...confirmed} />
      ) : (
        <>
          <PageHeader title="Checkout" />
          <div className="mt-8">
            {!isReady && <CheckoutSkeleton />}
            {isReady && items.length === 0 && <NothingToPay />}
            {isReady && items.length > 0 && <CheckoutForm items={items} {...props} />}
          </div>
        </>
      )}
    </div>
  )
}

function NothingToPay() {
  return (
    <Card>
      <EmptyState
        title="Your cart is empty"
        action={
          <LinkButton to="/" variant="primary">
            Start Building
          </LinkButton>
        }
      >
        There’s nothing to pay for yet.
      </EmptyState>
    </Card>
  )
}

function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]" aria-busy="true">
      <Skeleton className="h-160 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
