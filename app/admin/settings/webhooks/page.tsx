import { ChevronRight, CircleCheck, CirclePause, Plus, TriangleAlert, Webhook } from 'lucide-react'
import { Link } from 'react-router'
import { ShownOnce } from '#app/admin/settings/shown-once.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { WebhookView } from '#server/webhooks/index.ts'
import { WebhookFields } from './webhook-fields.tsx'

/** Site Settings, Webhooks: the other programs notified of events. For owners. */
export function WebhooksPage({ webhooks }: { webhooks: WebhookView[] }) {
  const call = useOperation<'webhooks.create'>({
    done: { 'webhooks.create': 'Webhook created' },
    failed: 'The webhook was not created',
  })
  const made = call.valueOf('webhooks.create')
  return (
    <div className="grid max-w-4xl gap-5">
      <p className="text-ink-muted">
        A webhook tells another program of yours what happens here by calling its address, right away and for
        three days until the call is accepted. Each call is signed and contains only numbers and IDs: the
        program reads the rest with its{' '}
        <Link to="/admin/settings/keys" className="underline underline-offset-2">
          API key
        </Link>
        .
      </p>
      <OperationForm
        key={made?.webhook.id ?? 'typed'}
        of={call}
        className="grid gap-4 rounded-lg border border-line bg-surface p-4"
      >
        <WebhookFields errors={call.fieldErrors} />
        <OperationButton
          of={call}
          operation="webhooks.create"
          size="sm"
          variant="primary"
          className="justify-self-start"
        >
          <Plus className="size-4" aria-hidden />
          Create Webhook
        </OperationButton>
      </OperationForm>
      {made && (
        <ShownOnce key={made.secret} what="secret" value={made.secret}>
          Your program uses it to check that a call is ours. If you lose it, open {made.webhook.name} and make
          another.
        </ShownOnce>
      )}
      {webhooks.length === 0 ? (
        <div className="rounded-md border border-line border-dashed p-8 text-center text-ink-muted">
          <Webhook className="mx-auto mb-2 size-7" aria-hidden />
          No webhooks yet.
        </div>
      ) : (
        <WebhookList webhooks={webhooks} />
      )}
    </div>
  )
}

function WebhookList({ webhooks }: { webhooks: WebhookView[] }) {
  return (
    <ul
      aria-label="Webhooks"
      className="grid divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <Link
            to={`/admin/settings/webhooks/${webhook.id}`}
            className="flex items-center justify-between gap-4 px-4 py-3 hover:bg-ink/3 focus-visible:-outline-offset-2"
          >
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="break-words font-semibold">{webhook.name}</span>
                <WebhookState webhook={webhook} />
              </span>
              <span className="block break-all text-sm">{webhook.url}</span>
              <span className="block text-ink-muted text-sm">{webhook.events.join(', ')}</span>
            </span>
            <ChevronRight className="size-4 shrink-0 text-ink-muted" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function WebhookState({ webhook: { isActive, problem } }: { webhook: WebhookView }) {
  if (isActive)
    return (
      <Badge tone="green" icon={CircleCheck}>
        On
      </Badge>
    )
  if (problem !== null)
    return (
      <Badge tone="red" icon={TriangleAlert}>
        Turned off
      </Badge>
    )
  return <Badge icon={CirclePause}>Off</Badge>
}
