import type { Receipt } from '#server/checkout/index.ts'

type Step = { title: string; words: string }

/** What happens next with the order. */
export function ReceiptSteps({ receipt }: { receipt: Receipt }) {
  if (receipt.status === 'cancelled' || receipt.status === 'completed') return null
  return (
    <section aria-labelledby="receipt-steps" className="border-line border-t px-5 py-5 sm:px-6">
      <h3 id="receipt-steps" className="font-bold text-base">
        What happens next
      </h3>
      <ol className="mt-3 grid gap-4 sm:grid-cols-3 sm:gap-6 print:grid-cols-3">
        {stepsOf(receipt).map(({ title, words }, index) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span
              aria-hidden
              className="figures flex size-7 items-center justify-center rounded-full bg-sunken font-bold text-sm"
            >
              {index + 1}
            </span>
            <div className="text-sm">
              <p className="font-semibold leading-7">{title}</p>
              <p className="text-ink-muted">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsOf({ deliveryMethod, deliverySpeed, shop }: Receipt): Step[] {
  const last: Step =
    deliveryMethod === 'pickup'
      ? {
          title: 'You pick it up',
          words: 'We’ll email you as soon as it’s ready. Bring your order number.',
        }
      : {
          title: 'It’s on its way',
          words: `We’ll email you its tracking number.${deliverySpeed === 'standard' ? ` Shipping takes ${shop.shippingDays}.` : ''}`,
        }
  return [
    { title: 'We check your artwork', words: 'You’ll hear from us if anything won’t print well.' },
    { title: 'We print it', words: 'We check every piece before we pack it.' },
    last,
  ]
}
