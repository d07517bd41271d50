import { useState } from 'react'
import { type CalledOperation, OperationButton } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { MomentField } from '#app/ui/forms/moment-field.tsx'
import type { Writing } from './campaign-texts.tsx'

export function LeavingDialogs({
  dialog,
  close,
  people,
  email,
  call,
  save,
}: {
  dialog: 'remove' | 'preview' | 'send' | 'schedule' | null
  close: () => void
  people: string
  email: string
  call: CalledOperation<Writing>
  save: 'campaigns.create' | 'campaigns.update'
}) {
  return (
    <>
      <AlertDialog
        open={dialog === 'send'}
        onOpenChange={(open) => !open && close()}
        title={`Send to ${people}?`}
        description={`Emails can’t be recalled once they’re sent. Send a test to ${email} first to see how it looks.`}
        actions={
          <>
            <Button onClick={close}>Not yet</Button>
            <OperationButton
              of={call}
              operation={save}
              form="campaign"
              data-then="campaigns.send"
              variant="primary"
            >
              Send campaign
            </OperationButton>
          </>
        }
      />
      <ScheduleDialog {...{ call, save, close }} isOpen={dialog === 'schedule'} />
    </>
  )
}

type ScheduleDialogProps = {
  isOpen: boolean
  close: () => void
  call: CalledOperation<Writing>
  save: 'campaigns.create' | 'campaigns.update'
}

function ScheduleDialog({ isOpen, close, call, save }: ScheduleDialogProps) {
  const [leaves, setLeaves] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title="Schedule"
      size="sm"
      description="It goes to everyone who is subscribed at that moment."
    >
      <div className="grid gap-4">
        <MomentField
          label="Leaves"
          name="scheduledAt"
          moment={null}
          error={isWrong ? 'Choose a day and time in the future' : undefined}
          form="campaign"
          isRequired
          onMoment={(moment) => {
            setLeaves(moment)
            setWrong(false)
          }}
        />
        <OperationButton
          of={call}
          operation={save}
          form="campaign"
          data-then="campaigns.schedule"
          variant="primary"
          onClick={(event) => {
            if (Date.parse(leaves) > Date.now()) return
            event.preventDefault()
            setWrong(true)
          }}
        >
          Schedule campaign
        </OperationButton>
      </div>
    </Dialog>
  )
}
