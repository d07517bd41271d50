import { Send } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'

/**
 * Resends everything that is stuck; asks first, because people will get emails. It stays mounted to report the outcome.
 */
export function SendAllAgain({ stuck }: { stuck: number }) {
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState(stuck)
  const call = useOperation<'mails.resend-all'>({
    done: {
      'mails.resend-all': ({ mails }) =>
        mails === 1 ? 'One email is being sent again' : `${mails} emails are being sent again`,
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
        description="Everything that failed and everything waiting for its next try goes out now, once each. Links and codes that have expired stay here: their owners can request new ones."
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

const words = (mails: number): string => (mails === 1 ? 'one email' : `${mails} emails`)
