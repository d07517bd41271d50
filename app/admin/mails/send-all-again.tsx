import { Send } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'

/** Everything that is stuck, at once; asked first, since people get mail by it. It stays to tell what came of it. */
export function SendAllAgain({ stuck }: { stuck: number }) {
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState(stuck)
  const call = useOperation<'mails.resend-all'>({
    done: {
      'mails.resend-all': ({ mails }) =>
        mails === 1 ? 'One mail goes out again' : `${mails} mails go out again`,
    },
    failed: 'Nothing was sent again',
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  })
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
            <OperationForm of={call} action="/admin/mails">
              <OperationButton of={call} operation="mails.resend-all" variant="primary" className="w-full">
                Send {words(asked)}
              </OperationButton>
            </OperationForm>
          </>
        }
      />
    </>
  )
}

const words = (mails: number): string => (mails === 1 ? 'one mail' : `${mails} mails`)
