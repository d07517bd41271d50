import { CircleCheck, CircleX, Hourglass, RotateCcw, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ShownOnce } from '#app/admin/settings/shown-once.tsx'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment, useMomentWords } from '#app/ui/moment-text.tsx'
import type { DeliveryView, WebhookView } from '#server/webhooks/index.ts'
import { EditWebhook } from './edit-webhook.tsx'
import { WebhookState } from './page.tsx'

type WebhookPageProps = {
  webhook: WebhookView
  deliveries: DeliveryView[]
  /** Where the next page of deliveries starts; null on the last page. */
  next: string | null
}

/** One webhook: its fields, its secret, and its deliveries. */
export function WebhookPage({ webhook, deliveries, next }: WebhookPageProps) {
  return (
    <div className="grid max-w-4xl gap-6">
      <header>
        <Link to="/admin/settings/webhooks" className="text-ink-muted text-sm underline underline-offset-2">
          Webhooks
        </Link>
        <h2 className="mt-1 flex flex-wrap items-center gap-3 break-words font-bold text-lg">
          {webhook.name}
          <WebhookState webhook={webhook} />
        </h2>
        {webhook.problem !== null && (
          <p className="mt-1 text-red-ink">
            {webhook.problem} Nothing more is sent to it until you turn it on again; you can resend what it
            missed below.
          </p>
        )}
      </header>
      <FilledFrom version={webhook.version}>
        <EditWebhook webhook={webhook} />
      </FilledFrom>
      <Secret webhook={webhook} />
      <Deliveries webhook={webhook} deliveries={deliveries} next={next} />
      <Removal webhook={webhook} />
    </div>
  )
}

function Secret({ webhook }: Pick<WebhookPageProps, 'webhook'>) {
  const call = useOperation<'webhooks.change-secret'>({
    done: { 'webhooks.change-secret': 'New secret made' },
    failed: 'No new secret was made',
  })
  const made = call.valueOf('webhooks.change-secret')
  return (
    <section aria-labelledby="secret" className="grid gap-3">
      <h3 id="secret" className="font-bold text-base">
        Secret
      </h3>
      <p className="text-ink-muted">
        Calls are signed with it, following the{' '}
        <a href="https://www.standardwebhooks.com" className="underline underline-offset-2">
          Standard Webhooks
        </a>{' '}
        rules. After you make a new one, calls are signed with both for a day.
      </p>
      {made ? (
        <ShownOnce key={made.secret} what="secret" value={made.secret}>
          If you lose it, make another.
        </ShownOnce>
      ) : (
        <OperationForm of={call}>
          <input type="hidden" name="webhook" value={webhook.id} />
          <OperationButton of={call} operation="webhooks.change-secret" size="sm">
            Make a new secret
          </OperationButton>
        </OperationForm>
      )}
    </section>
  )
}

const stateLooks = {
  waiting: { word: 'Waiting', tone: 'yellow', icon: Hourglass },
  delivered: { word: 'Taken', tone: 'green', icon: CircleCheck },
  failed: { word: 'Not taken', tone: 'red', icon: CircleX },
} as const

function Deliveries({ webhook, deliveries, next }: WebhookPageProps) {
  const momentWords = useMomentWords()
  const call = useOperation<'webhooks.try' | 'webhooks.repeat'>({
    done: { 'webhooks.try': 'A test is on its way', 'webhooks.repeat': 'Sending it again' },
    failed: 'It was not sent',
  })
  return (
    <section aria-labelledby="deliveries" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="deliveries" className="font-bold text-base">
          What it was sent
        </h3>
        <OperationForm of={call}>
          <input type="hidden" name="webhook" value={webhook.id} />
          <OperationButton of={call} operation="webhooks.try" size="sm">
            <Send className="size-4" aria-hidden />
            Send a test
          </OperationButton>
        </OperationForm>
      </div>
      {deliveries.length === 0 ? (
        <p className="rounded-md border border-line border-dashed p-6 text-center text-ink-muted">
          Nothing in the last 30 days. A test shows whether your program accepts what it’s sent.
        </p>
      ) : (
        <ul
          aria-label="Deliveries"
          className="grid divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {deliveries.map((delivery) => (
            <li
              key={delivery.id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3"
            >
              <Delivery delivery={delivery} />
              <OperationForm of={call}>
                <input type="hidden" name="webhook" value={webhook.id} />
                <input type="hidden" name="delivery" value={delivery.id} />
                <OperationButton
                  of={call}
                  operation="webhooks.repeat"
                  size="sm"
                  aria-label={`Send ${delivery.event} from ${momentWords(delivery.createdAt)} ${delivery.state === 'waiting' ? 'now' : 'again'}`}
                >
                  <RotateCcw className="size-4" aria-hidden />
                  {delivery.state === 'waiting' ? 'Send now' : 'Send again'}
                </OperationButton>
              </OperationForm>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <LinkButton to={`?cursor=${next}`} size="sm" className="justify-self-start">
          Earlier ones
        </LinkButton>
      )}
    </section>
  )
}

function Delivery({ delivery }: { delivery: DeliveryView }) {
  const look = stateLooks[delivery.state]
  const last = delivery.attempts.at(-1)
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="font-semibold">{delivery.event}</code>
        <Badge tone={look.tone} icon={look.icon}>
          {look.word}
        </Badge>
        <Moment at={delivery.createdAt} className="figures text-ink-muted text-sm" />
      </p>
      {last?.problem && (
        <p className="mt-1 break-words text-sm">
          {last.problem}
          {delivery.state === 'waiting' && '; it will be retried automatically'}
        </p>
      )}
      <details className="mt-1 text-sm">
        <summary className="cursor-pointer py-1 pointer-coarse:py-2.5 text-ink-muted hover:text-ink">
          {delivery.attempts.length === 1 ? '1 try' : `${delivery.attempts.length} tries`}, and what is sent
        </summary>
        <pre className="mt-1 whitespace-pre-wrap break-all rounded-sm bg-ink/5 p-2.5 text-xs">
          {delivery.body}
        </pre>
        <ol className="figures mt-2 grid gap-1 text-ink-muted">
          {delivery.attempts.map(({ at, status, problem, milliseconds }) => (
            <li key={at}>
              <Moment at={at} /> · {problem ?? `answered ${status}`} · {milliseconds} ms
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

function Removal({ webhook }: Pick<WebhookPageProps, 'webhook'>) {
  const [isAsking, setAsking] = useState(false)
  const call = useOperation<'webhooks.remove'>({ failed: 'The webhook was not deleted' })
  return (
    <>
      <Button size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete Webhook
      </Button>
      <ConfirmOperation
        of={call}
        operation="webhooks.remove"
        fields={{ webhook: webhook.id }}
        open={isAsking}
        title={`Delete ${webhook.name}?`}
        description="Nothing more is sent to its address, and the record of what it was sent is deleted."
        confirm="Delete webhook"
        onClose={() => setAsking(false)}
      />
    </>
  )
}
