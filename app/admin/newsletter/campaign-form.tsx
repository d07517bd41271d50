import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MailTabs } from '#app/admin/mails/mail-tabs.tsx'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Campaign } from '#server/newsletter/index.ts'
import { CampaignButtons, type Leaving } from './campaign-buttons.tsx'
import { CampaignTexts, type Writing } from './campaign-texts.tsx'
import { LeavingDialogs } from './leaving-dialogs.tsx'
import { staysAsItIs } from './stays-as-it-is.ts'

type Props = {
  campaign: Campaign | null
  subscribers: number
  email: string
  leaving: ReturnType<typeof useLeaving>
}

const addressOf = (id: string): string => `/admin/newsletter/campaigns/${id}`

/** Writes a campaign in the article editor. Sending and scheduling save it first. */
export function CampaignForm({ campaign, subscribers, email, leaving: { leaving, saved } }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [content, setContent] = useState(campaign?.content ?? '')
  const [dialog, setDialog] = useState<'send' | 'schedule' | 'preview' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const { call, noteWhatFollows } = useWriting({ leaving, saved })
  const preview = useOperation<'campaigns.preview'>({ failed: 'The preview was not made', onFailed: close })
  const removing = useOperation<'campaigns.remove'>({ failed: staysAsItIs })
  const save = campaign ? 'campaigns.update' : 'campaigns.create'
  const errors = call.fieldErrors
  const { conflict } = call
  const doing = call.fetcher.formData?.get('operation')
  const mail = preview.isBusy ? null : preview.valueOf('campaigns.preview')
  const people = subscribers === 1 ? '1 subscriber' : `${subscribers.toLocaleString('en-US')} subscribers`
  const openPreview = () => {
    if (!form.current) return
    preview.send('campaigns.preview', new FormData(form.current), { defaultShouldRevalidate: false })
    setDialog('preview')
  }
  return (
    <>
      <OperationForm
        of={call}
        ref={form}
        id="campaign"
        onSubmit={(event) => {
          noteWhatFollows(event)
          close()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <SeenVersion of={call} version={campaign?.version ?? 0} differences={null} />
        <input type="hidden" name="content" value={content} />
        <CampaignTexts {...{ conflict, campaign, errors, content, setContent }} />
        <CampaignButtons
          {...{ call, save, doing, conflict, openPreview, setDialog, leaving, people, campaign }}
        />
      </OperationForm>
      <LeavingDialogs {...{ dialog, close, people, email, call, save }} />
      <Dialog open={dialog === 'preview'} onOpenChange={(open) => !open && close()} title="Preview" size="lg">
        {mail ? <MailTabs mail={mail} /> : <Spinner label="The preview is being made" />}
      </Dialog>
      <ConfirmOperation
        of={removing}
        operation="campaigns.remove"
        open={dialog === 'remove'}
        title="Delete this draft?"
        description="No one has received it, and no one will."
        confirm="Delete draft"
        onClose={close}
      />
    </>
  )
}

/**
 * Sends or schedules the saved campaign; a new one navigates to its own page. Called by a component that outlives the
 * form, because the form is gone as soon as the campaign is reloaded.
 */
export function useLeaving(campaign: Campaign | null) {
  const saved = useRef('')
  const navigate = useNavigate()
  const leaving = useOperation<Leaving>({
    done: {
      'campaigns.send': 'The campaign is on its way',
      'campaigns.schedule': 'The campaign is scheduled',
    },
    failed: staysAsItIs,
    ...(!campaign && {
      leadsTo: {
        'campaigns.send': () => addressOf(saved.current),
        'campaigns.schedule': () => addressOf(saved.current),
      },
      onFailed: () => void navigate(addressOf(saved.current)),
    }),
  })
  return { leaving, saved }
}

/** Saves the form, and then does what its button also stands for. A new one navigates to its own page. */
function useWriting({ leaving, saved }: ReturnType<typeof useLeaving>) {
  const follows = useRef<{ operation: Leaving; scheduledAt: string } | null>(null)
  const call = useOperation<Writing>({
    done: {
      'campaigns.update': () => (follows.current ? null : 'Campaign saved'),
      'campaigns.test': ({ to }) => `A test is on its way to ${to}`,
    },
    failed: (answer) => ({
      title: 'The campaign was not saved',
      message: answer.reason === 'invalid' ? 'Check the marked fields and save again.' : answer.message,
    }),
    leadsTo: { 'campaigns.create': ({ campaign: { id } }) => (follows.current ? null : addressOf(id)) },
    onDone(_operation, value) {
      if (!('campaign' in value)) return
      const { id, version } = value.campaign
      saved.current = id
      if (!follows.current) return
      const { operation, scheduledAt } = follows.current
      leaving.send(operation, { version: String(version), scheduledAt }, { action: addressOf(id) })
    },
  })
  return {
    call,
    noteWhatFollows({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): void {
      const { submitter } = nativeEvent as SubmitEvent
      const operation = submitter?.dataset.then
      const scheduledAt = String(new FormData(currentTarget).get('scheduledAt') ?? '')
      follows.current =
        operation === 'campaigns.send' || operation === 'campaigns.schedule'
          ? { operation, scheduledAt }
          : null
    },
  }
}
