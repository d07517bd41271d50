import { CreditCard, FlaskConical, LockKeyhole } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { cents } from '#domain/money/money.ts'
import { table } from '#domain/table.ts'

type Page = {
  state: string
  amountCents: number
  description: string
  customerEmail: string
  returnUrl: string
}

const picture = <CreditCard className="size-5 shrink-0 text-ink-muted" aria-hidden />

const cards = [
  {
    value: 'approved',
    label: 'Approved card',
    description: '4242 4242 4242 4242: the payment succeeds right away',
    picture,
  },
  {
    value: 'declined',
    label: 'Declined card',
    description: '4000 0000 0000 0002: the bank says no',
    picture,
  },
  {
    value: 'slow',
    label: 'Pay later',
    description: '4000 0000 0000 3184: the bank answers after you are back in the shop',
    picture,
  },
]

/** The sandbox's own payment page: clearly a rehearsal, but otherwise like the real thing. */
export function SandboxPayPage({ page }: { page: Page }) {
  const isOpen = page.state === 'open'
  return (
    <main id="main" className="flex min-h-dvh flex-col bg-sunken">
      <p className="bg-yellow-wash px-4 py-2.5 text-center text-sm text-yellow-ink">
        <FlaskConical className="mr-1.5 inline size-4 align-[-0.15em]" aria-hidden />
        <strong>This is a sandbox.</strong> No money moves and no card is charged.
      </p>
      <div className="mx-auto grid w-full max-w-4xl flex-1 content-center gap-6 px-4 py-8 md:grid-cols-[1fr_1.2fr]">
        <section aria-labelledby="amount" className="self-center">
          <p className="flex items-center gap-2 text-sm font-semibold text-ink-muted">
            <LockKeyhole className="size-4" aria-hidden />
            Sandbox payments
          </p>
          <h1 id="amount" className="mt-4 text-2xl font-extrabold">
            <Money amount={cents(page.amountCents)} />
          </h1>
          <Bought description={page.description} />
          <p className="mt-1 text-sm text-ink-faint">Receipt to {page.customerEmail}</p>
        </section>
        <Card>{isOpen ? <PayForm /> : <Finished page={page} />}</Card>
      </div>
    </main>
  )
}

/** Its title, followed by the lines of an order with several. */
function Bought({ description }: Pick<Page, 'description'>) {
  const [title, ...lines] = description.split('\n')
  return (
    <>
      <p className="mt-3 text-ink-muted">{title}</p>
      {lines.length > 0 && (
        <p className="mt-3 whitespace-pre-line border-line border-t pt-3 text-sm leading-relaxed">
          {lines.join('\n')}
        </p>
      )}
    </>
  )
}

function PayForm() {
  const paying = useOperation<'sandbox-payments.pay' | 'sandbox-payments.cancel'>({ failed: () => null })
  const { answer, fieldErrors } = paying
  const refusal = answer?.ok === false && answer.reason === 'refused' ? answer.message : null
  return (
    <OperationForm of={paying}>
      <RadioCards
        label="Test cards"
        name="card"
        options={cards}
        defaultValue="approved"
        error={fieldErrors.card ?? refusal}
      />
      <div className="mt-6 grid gap-2.5">
        <OperationButton of={paying} operation="sandbox-payments.pay" variant="primary" size="lg">
          Pay with this card
        </OperationButton>
        <OperationButton of={paying} operation="sandbox-payments.cancel" variant="quiet">
          Back to the shop without paying
        </OperationButton>
      </div>
    </OperationForm>
  )
}

const finishedWords = table<string>({
  paid: 'This payment went through.',
  processing: 'The bank is still thinking about this payment.',
  declined: 'The bank declined this payment.',
  cancelled: 'This payment was abandoned.',
  expired: 'The time for this payment has run out.',
})

function Finished({ page }: { page: Page }) {
  return (
    <div className="py-4 text-center">
      <h2 className="text-lg font-bold">{finishedWords[page.state] ?? 'This payment is finished.'}</h2>
      <p className="mt-2 text-ink-muted">There’s nothing left to do on this page.</p>
      <a
        href={page.returnUrl}
        className="mt-6 inline-block font-semibold text-magenta-ink underline underline-offset-4"
      >
        Return to the shop
      </a>
    </div>
  )
}
