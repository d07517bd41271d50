import { Send } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'

type Sent = { ok: true; mails?: number } | { ok: false; message: string }

/** Everything that is stuck, at once; asked first, since people get mail by it. It stays to tell what came of it. */
export function SendAllAgain({ stuck }: { stuck: number }) {
  const fetcher = useFetcher<Sent>()
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState(stuck)
  const isBusy = fetcher.state !== 'idle'
  const settle = useEffectEvent((sent: Sent) => {
    setAsking(false)
    if (!sent.ok) return notify.error('Nothing was sent again', sent.message)
    notify.success(sent.mails === 1 ? 'One mail goes out again' : `${sent.mails} mails go out again`)
  })
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) settle(fetcher.data)
  }, [fetcher.state, fetcher.data])
  return (
    <>
      {stuck > 0 && (
        <Button
          size="sm"
          onClick={() => {
            setAsked(stuck)
            setAsking(true)
          }}
        >
          <Send aria-hidden /> Send {words(stuck)} again
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Send ${words(asked)} again?`}
        description="All that failed and all that wait for their next try go out now, each once. Links and codes that have ended stay here: their owners ask for new ones."
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <fetcher.Form method="post">
              <Button
                type="submit"
                name="intent"
                value="resend-all"
                variant="primary"
                isBusy={isBusy}
                className="w-full"
              >
                Send {words(asked)}
              </Button>
            </fetcher.Form>
          </>
        }
      />
    </>
  )
}

const words = (mails: number): string => (mails === 1 ? 'one mail' : `${mails} mails`)
