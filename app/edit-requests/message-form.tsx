import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { maxEditText } from '#domain/edit-request.ts'

export type MessageOutcome = { ok: boolean; title?: string; description?: string }

/** Writes into a request's thread; the text stays until it is sent. */
export function MessageForm({ action, requestId }: { action: string; requestId: string }) {
  const fetcher = useFetcher<MessageOutcome>()
  const [text, setText] = useState('')
  const settle = useEffectEvent((outcome: MessageOutcome) => {
    if (outcome.ok) setText('')
    else notify.error(outcome.title ?? 'Your message could not be sent', outcome.description)
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])
  return (
    <fetcher.Form method="post" action={action} className="grid gap-2">
      <input type="hidden" name="intent" value="edit-message" />
      <input type="hidden" name="requestId" value={requestId} />
      <TextArea
        label="Write a message"
        name="text"
        rows={2}
        maxLength={maxEditText}
        required
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" className="justify-self-end" isBusy={fetcher.state !== 'idle'}>
        Send message
      </Button>
    </fetcher.Form>
  )
}
