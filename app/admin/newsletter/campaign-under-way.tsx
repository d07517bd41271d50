import { Ban, CirclePause, CirclePlay, Copy, FilePen } from 'lucide-react'
import { useState } from 'react'
import { MailTabs } from '#app/admin/mails/mail-tabs.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import type { Campaign } from '#server/newsletter/index.ts'
import { CampaignBadge } from './campaign-badge.tsx'
import { staysAsItIs } from './stays-as-it-is.ts'
import { useCampaignNews } from './use-campaign-news.ts'

type Props = { campaign: Campaign; mail: { html: string; text: string } }

/** A campaign that is scheduled, being sent or done: its progress, and what can still be done about it. */
export function CampaignUnderWay({ campaign, mail }: Props) {
  const when = whenOf(campaign)
  useCampaignNews([campaign])
  const { state, progress } = campaign
  const { recipients, waiting, leaving, sent, failed, skipped } = progress
  const settled = recipients - waiting - leaving
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <Card className="grid content-start gap-4 self-start">
        <p className="flex flex-wrap items-center gap-2">
          <CampaignBadge state={state} />
          {when && <Moment at={when} className="text-ink-muted" />}
        </p>
        {recipients > 0 && (
          <>
            <Progress
              label={`${settled.toLocaleString('en-US')} of ${recipients.toLocaleString('en-US')}`}
              value={Math.round((settled / recipients) * 100)}
              isLabelShown
            />
            <SummaryList
              rows={[
                { label: 'Sent', value: sent.toLocaleString('en-US') },
                { label: 'Still to go', value: (waiting + leaving).toLocaleString('en-US') },
                ...(failed > 0
                  ? [
                      {
                        label: 'Failed',
                        value: failed.toLocaleString('en-US'),
                        note: 'See Emails for the reasons',
                      },
                    ]
                  : []),
                ...(skipped > 0
                  ? [{ label: 'Skipped', value: skipped.toLocaleString('en-US'), note: 'They unsubscribed' }]
                  : []),
              ]}
            />
          </>
        )}
        <Steps state={state} />
      </Card>
      <section aria-label="The email" className="min-w-0">
        <MailTabs mail={mail} />
      </section>
    </div>
  )
}

type Step =
  | 'campaigns.unschedule'
  | 'campaigns.pause'
  | 'campaigns.resume'
  | 'campaigns.cancel'
  | 'campaigns.copy'

function Steps({ state }: { state: Campaign['state'] }) {
  const [isAsking, setIsAsking] = useState(false)
  const isLeaving = state === 'sending' || state === 'paused'
  const call = useStepCall()
  return (
    <>
      <OperationForm of={call} className="grid gap-2 border-line border-t pt-4">
        {state === 'sending' && (
          <OperationButton of={call} operation="campaigns.pause">
            <CirclePause className="size-4" aria-hidden />
            Pause
          </OperationButton>
        )}
        {state === 'paused' && (
          <OperationButton of={call} operation="campaigns.resume" variant="primary">
            <CirclePlay className="size-4" aria-hidden />
            Resume
          </OperationButton>
        )}
        {state === 'scheduled' && (
          <OperationButton of={call} operation="campaigns.unschedule">
            <FilePen className="size-4" aria-hidden />
            Back to draft
          </OperationButton>
        )}
        {isLeaving && (
          <PermittedButton operation="campaigns.cancel" variant="quiet" onClick={() => setIsAsking(true)}>
            <Ban className="size-4" aria-hidden />
            Cancel campaign
          </PermittedButton>
        )}
        <OperationButton of={call} operation="campaigns.copy" variant="quiet">
          <Copy className="size-4" aria-hidden />
          Copy as a new draft
        </OperationButton>
      </OperationForm>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel this campaign?"
        description="Anyone who hasn’t received it yet never will. Those who have it keep it."
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
            <OperationForm of={call} onSubmit={() => setIsAsking(false)}>
              <OperationButton of={call} operation="campaigns.cancel" variant="danger">
                Cancel campaign
              </OperationButton>
            </OperationForm>
          </>
        }
      />
    </>
  )
}

function useStepCall() {
  return useOperation<Step>({
    done: {
      'campaigns.unschedule': 'It’s a draft again',
      'campaigns.pause': 'Paused',
      'campaigns.resume': 'Resumed',
      'campaigns.cancel': 'Cancelled: no one else gets it',
    },
    failed: staysAsItIs,
  })
}

const whenOf = ({ state, scheduledAt, startedAt, finishedAt }: Campaign): string | null =>
  state === 'scheduled' ? scheduledAt : (finishedAt ?? startedAt)
