import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { eventNames, eventWords } from '#domain/events.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { WebhookInput } from '#domain/shop/webhook.ts'
import type { WebhookView } from '#server/webhooks/index.ts'

/** Name, address and events of a webhook. */
export function WebhookFields({ webhook, errors }: { webhook?: WebhookView; errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <TextField
          label="What it’s for"
          name="name"
          size="sm"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={webhook?.name}
          error={errors.name}
        />
        <TextField
          label="Address to call"
          name="url"
          type="url"
          size="sm"
          required
          maxLength={500}
          autoComplete="off"
          placeholder="https://"
          defaultValue={webhook?.url}
          error={errors.url}
        />
      </div>
      <fieldset className="min-w-0" aria-describedby={errors.events && 'events-error'}>
        <legend className="mb-2 font-semibold">What it’s sent</legend>
        {errors.events && (
          <p id="events-error" role="alert" className="mb-2 text-red-ink">
            {errors.events}
          </p>
        )}
        <div className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
          {eventNames.map((name) => (
            <Checkbox
              key={name}
              name="events"
              value={name}
              defaultChecked={webhook?.events.includes(name)}
              label={
                <>
                  {eventWords[name]} <code className="text-ink-muted text-xs">{name}</code>
                </>
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** The same fields in the shape operations expect; the operations validate them. */
export const readWebhookForm = (form: FormData) => ({
  name: String(form.get('name') ?? ''),
  url: String(form.get('url') ?? ''),
  events: form.getAll('events').map(String) as WebhookInput['events'],
})
