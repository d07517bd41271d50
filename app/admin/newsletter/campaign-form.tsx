import { CalendarClock, Eye, MailCheck, Send, Trash2 } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { wordsOf as htmlInWords } from '#app/admin/blog/words-of.ts'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { ConflictView, differencesBetween } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { LeavingGuard } from '#app/ui/dialogs/leaving-guard.tsx'
import { MomentField } from '#app/ui/forms/moment-field.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Campaign } from '#server/newsletter/index.ts'
import { MailWidths } from './mail-widths.tsx'
import { staysAsItIs } from './stays-as-it-is.ts'

const ArticleEditor = lazy(() =>
  import('#app/admin/blog/article-editor.tsx').then((part) => ({ default: part.ArticleEditor })),
)

type Props = {
  campaign: Campaign | null
  subscribers: number
  email: string
  leaving: ReturnType<typeof useLeaving>
}

type Writing = 'campaigns.create' | 'campaigns.update' | 'campaigns.test'
/** What is done with a draft once it is saved. */
type Leaving = 'campaigns.send' | 'campaigns.schedule'

const addressOf = (id: string): string => `/admin/newsletter/campaigns/${id}`

/** Writes a campaign in the editor of articles. Sending and scheduling save it first. */
export function CampaignForm({ campaign, subscribers, email, leaving: { leaving, saved } }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [content, setContent] = useState(campaign?.content ?? '')
  const [isChanged, setIsChanged] = useState(false)
  const [dialog, setDialog] = useState<'send' | 'schedule' | 'preview' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const { call, noteWhatFollows } = useWriting({ leaving, saved }, () => setIsChanged(false))
  const preview = useOperation<'campaigns.preview'>({ failed: 'The preview was not made', onFailed: close })
  const removing = useOperation<'campaigns.remove'>({ failed: staysAsItIs })
  const save = campaign ? 'campaigns.update' : 'campaigns.create'
  const errors = call.fieldErrors
  const { conflict } = call
  const isBusy = call.isBusy || leaving.isBusy
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
      <LeavingGuard isChanged={isChanged && !isBusy && !removing.isBusy} />
      <OperationForm
        of={call}
        ref={form}
        id="campaign"
        onChange={() => setIsChanged(true)}
        onSubmit={(event) => {
          noteWhatFollows(event)
          close()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <input type="hidden" name="version" value={conflict?.theirs.version ?? campaign?.version ?? 0} />
        <input type="hidden" name="content" value={content} />
        <div className="grid content-start gap-5">
          {conflict && (
            <ConflictView
              conflict={conflict}
              what="this campaign"
              differences={differencesBetween(inWords(conflict.theirs), inWords(conflict.yours))}
            />
          )}
          <TextField
            label="Subject"
            name="subject"
            defaultValue={campaign?.subject}
            error={errors.subject}
            maxLength={160}
            isOptional={false}
          />
          <TextField
            label="Preview text"
            name="previewText"
            hint="What mail programs show beside the subject"
            defaultValue={campaign?.previewText}
            error={errors.previewText}
            maxLength={200}
            isOptional
          />
          <div>
            <p className="mb-1.5 font-semibold text-sm">Content</p>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <ArticleEditor
                content={content}
                onChange={(html) => {
                  setContent(html)
                  setIsChanged(true)
                }}
              />
            </Suspense>
            {errors.content && <p className="mt-1.5 text-red-ink text-sm">{errors.content}</p>}
          </div>
        </div>
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
          <div className="mt-2 grid gap-2 border-line border-t pt-4">
            <Button variant="primary" onClick={() => setDialog('send')} isBusy={leaving.isBusy}>
              <Send className="size-4" aria-hidden />
              Send now …
            </Button>
            <Button onClick={() => setDialog('schedule')}>
              <CalendarClock className="size-4" aria-hidden />
              Schedule …
            </Button>
            <p className="figures text-ink-muted">To {people}, each once, with a link to leave.</p>
          </div>
          {campaign && (
            <Button variant="quiet" onClick={() => setDialog('remove')}>
              <Trash2 className="size-4" aria-hidden />
              Delete draft
            </Button>
          )}
        </Card>
      </OperationForm>
      <AlertDialog
        open={dialog === 'send'}
        onOpenChange={(open) => !open && close()}
        title={`Send to ${people}?`}
        description={`Mails cannot be called back once they have left. A test to ${email} shows first how it looks.`}
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
      <Dialog
        open={dialog === 'schedule'}
        onOpenChange={(open) => !open && close()}
        title="Schedule"
        size="sm"
        description="It goes to everybody who is subscribed at that moment."
      >
        <div className="grid gap-4">
          <MomentField label="Leaves" name="scheduledAt" moment={null} error={undefined} form="campaign" />
          <OperationButton
            of={call}
            operation={save}
            form="campaign"
            data-then="campaigns.schedule"
            variant="primary"
          >
            Schedule campaign
          </OperationButton>
        </div>
      </Dialog>
      <Dialog open={dialog === 'preview'} onOpenChange={(open) => !open && close()} title="Preview" size="lg">
        {mail ? <MailWidths mail={mail} /> : <Spinner label="The preview is being made" />}
      </Dialog>
      <ConfirmOperation
        of={removing}
        operation="campaigns.remove"
        open={dialog === 'remove'}
        title="Delete this draft?"
        description="Nobody has got it, and nobody will."
        confirm="Delete draft"
        onClose={close}
      />
    </>
  )
}

/**
 * Sends or schedules what is saved; a new one leads to its own page. Called by what stays when the form is gone, which
 * it is as soon as the campaign is read anew.
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

/** Saves the form, and then does what its button is for beside. A new one leads to its own page. */
function useWriting({ leaving, saved }: ReturnType<typeof useLeaving>, onSaved: () => void) {
  const follows = useRef<{ operation: Leaving; scheduledAt: string } | null>(null)
  const call = useOperation<Writing>({
    done: {
      'campaigns.update': () => (follows.current ? null : 'Campaign saved'),
      'campaigns.test': ({ to }) => `A test is on its way to ${to}`,
    },
    failed: (answer) => ({
      title: 'The campaign was not saved',
      message: answer.reason === 'invalid' ? 'Look at the marked fields and save again.' : answer.message,
    }),
    leadsTo: { 'campaigns.create': ({ campaign: { id } }) => (follows.current ? null : addressOf(id)) },
    onDone(_operation, value) {
      if (!('campaign' in value)) return
      onSaved()
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

const inWords = ({
  subject,
  previewText,
  content,
}: Pick<Campaign, 'subject' | 'previewText' | 'content'>) => ({
  Subject: subject,
  'Preview text': previewText,
  Content: htmlInWords(content),
})
