import { CalendarClock, Eye, MailCheck, Send, Trash2 } from 'lucide-react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { type CalledOperation, OperationButton } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Campaign } from '#server/newsletter/index.ts'
import type { Writing } from './campaign-texts.tsx'

type CampaignButtonsProps = {
  call: CalledOperation<Writing>
  save: 'campaigns.create' | 'campaigns.update'
  doing: FormDataEntryValue | null | undefined
  conflict: CalledOperation<Writing>['conflict']
  openPreview: () => void
  setDialog: (value: 'send' | 'schedule' | 'preview' | 'remove' | null) => void
  leaving: CalledOperation<Leaving>
  people: string
  campaign: Campaign | null
}

export function CampaignButtons({
  call,
  save,
  doing,
  conflict,
  openPreview,
  setDialog,
  leaving,
  people,
  campaign,
}: CampaignButtonsProps) {
  return (
    <Card className="grid content-start gap-2 self-start lg:sticky lg:top-4">
      <OperationButton of={call} operation={save} isBusy={doing === save}>
        {conflict ? 'Save mine anyway' : 'Save Draft'}
      </OperationButton>
      <Button onClick={openPreview} variant="quiet">
        <Eye className="size-4" aria-hidden />
        Preview
      </Button>
      <OperationButton
        of={call}
        operation="campaigns.test"
        variant="quiet"
        isBusy={doing === 'campaigns.test'}
      >
        <MailCheck className="size-4" aria-hidden />
        Send a test to me
      </OperationButton>
      <LeavingButtons {...{ setDialog, leaving, people }} />
      {campaign && (
        <PermittedButton operation="campaigns.remove" variant="quiet" onClick={() => setDialog('remove')}>
          <Trash2 className="size-4" aria-hidden />
          Delete draft
        </PermittedButton>
      )}
    </Card>
  )
}

function LeavingButtons({
  setDialog,
  leaving,
  people,
}: Pick<CampaignButtonsProps, 'setDialog' | 'leaving' | 'people'>) {
  return (
    <div className="mt-2 grid gap-2 border-line border-t pt-4">
      <PermittedButton
        operation="campaigns.send"
        variant="primary"
        onClick={() => setDialog('send')}
        isBusy={leaving.isBusy}
      >
        <Send className="size-4" aria-hidden />
        Send now …
      </PermittedButton>
      <PermittedButton operation="campaigns.schedule" onClick={() => setDialog('schedule')}>
        <CalendarClock className="size-4" aria-hidden />
        Schedule …
      </PermittedButton>
      <p className="figures text-ink-muted">To {people}, once each, with an unsubscribe link.</p>
    </div>
  )
}

/** What to do with a draft once it is saved. */
export type Leaving = 'campaigns.send' | 'campaigns.schedule'
