import { MessageSquareText } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { maxEditText } from '#domain/edit-request.ts'

export type MessageOutcome = { ok: boolean; title?: string; description?: string }

/** Writes into a request's thread; the text stays until it is sent. */
export type MessageFormProps = {
  action: string
  requestId: string
  /** A button alone until it is pressed: where many stand below each other. */
  isFolded?: boolean
}

export function MessageForm({ action, requestId, isFolded = false }: MessageFormProps) {
  const fetcher = useFetcher<MessageOutcome>()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(!isFolded)
  const settle = useEffectEvent((outcome: MessageOutcome) => {
    if (outcome.ok) {
      setText('')
      setOpen(!isFolded)
    } else notify.error(outcome.title ?? 'Your message could not be sent', outcome.description)
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])
  if (!isOpen)
    return (
      <div>
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          <MessageSquareText aria-hidden className="size-4" />
          Write a message
        </Button>
      </div>
    )
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
