import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import type { WebhookView } from '#server/webhooks/index.ts'
import { WebhookFields } from './webhook-fields.tsx'

export function EditWebhook({ webhook }: { webhook: WebhookView }) {
  const call = useOperation<'webhooks.update'>({
    done: { 'webhooks.update': 'Webhook saved' },
    failed: 'The webhook was not saved',
  })
  const { conflict } = call
  return (
    <OperationForm of={call} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <input type="hidden" name="webhook" value={webhook.id} />
      <SeenVersion
        of={call}
        version={webhook.version}
        what="this webhook"
        differences={({ theirs, yours }) => differencesBetween(inWords(theirs), inWords(yours))}
      />
      <WebhookFields webhook={webhook} errors={call.fieldErrors} />
      <Checkbox name="isActive" defaultChecked={webhook.isActive} label="On: events are sent to it" />
      <OperationButton
        of={call}
        operation="webhooks.update"
        size="sm"
        variant="primary"
        className="justify-self-start"
      >
        {conflict ? 'Save mine anyway' : 'Save Webhook'}
      </OperationButton>
    </OperationForm>
  )
}

const inWords = ({
  name,
  url,
  events,
  isActive,
}: Pick<WebhookView, 'name' | 'url' | 'events' | 'isActive'>) => ({
  'What it’s for': name,
  Address: url,
  'What it’s sent': events.join(', '),
  State: isActive ? 'On' : 'Off',
})
