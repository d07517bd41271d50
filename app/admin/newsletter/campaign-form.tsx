import { CalendarClock, Eye, MailCheck, Send, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { LeavingGuard } from '#app/admin/blog/leaving-guard.tsx'
import { wordsOf } from '#app/admin/blog/words-of.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { MomentField } from '#app/ui/moment-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Campaign } from '#server/newsletter/index.ts'
import type { CampaignAnswer } from './campaign-answer.ts'
import { MailWidths } from './mail-widths.tsx'

const ArticleEditor = lazy(() =>
  import('#app/admin/blog/article-editor.tsx').then((room) => ({ default: room.ArticleEditor })),
)

type Props = {
  campaign: Campaign | null
  subscribers: number
  email: string
  answer: CampaignAnswer | null
}

type Previewed = { mail: { html: string; text: string } | null }

/** Writes a campaign in the editor of articles. Sending and scheduling save it first. */
export function CampaignForm({ campaign, subscribers, email, answer }: Props) {
  const { formData, state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const preview = useFetcher<Previewed>()
  const [content, setContent] = useState(campaign?.content ?? '')
  const [isChanged, setIsChanged] = useState(false)
  const [dialog, setDialog] = useState<'send' | 'schedule' | 'preview' | 'remove' | null>(null)
  const errors = answer && !answer.ok ? (answer.fieldErrors ?? {}) : {}
  const theirs = (answer && !answer.ok && answer.theirs) || null
  const doing = state === 'idle' ? null : formData?.get('intent')
  const people = subscribers === 1 ? '1 subscriber' : `${subscribers.toLocaleString('en-US')} subscribers`
  const close = () => setDialog(null)
  useEffect(() => {
    if (state === 'submitting') setDialog(null)
  }, [state])
  const openPreview = () => {
    if (!form.current) return
    const words = new FormData(form.current)
    words.set('intent', 'preview')
    void preview.submit(words, { method: 'post' })
    setDialog('preview')
  }
  return (
    <>
      <LeavingGuard isChanged={isChanged && state === 'idle'} />
      <Form
        ref={form}
        id="campaign"
        method="post"
        onChange={() => setIsChanged(true)}
        onSubmit={() => setIsChanged(false)}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <input type="hidden" name="version" value={theirs?.version ?? campaign?.version ?? 0} />
        <input type="hidden" name="content" value={content} />
        <div className="grid content-start gap-5">
          {theirs && (
            <div role="alert" className="rounded-md border border-yellow bg-yellow-wash p-4 text-yellow-ink">
              <p className="font-semibold">Somebody else saved this campaign while you were writing.</p>
              <p className="mt-1">Nothing of yours is saved yet. This is what they saved:</p>
              <p className="mt-3 font-semibold text-ink">{theirs.subject}</p>
              <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-wrap text-ink">
                {wordsOf(theirs.content)}
              </p>
            </div>
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
          <Button type="submit" name="intent" value="save" isBusy={doing === 'save'}>
            {theirs ? 'Save mine anyway' : 'Save Draft'}
          </Button>
          <Button onClick={openPreview} variant="quiet">
            <Eye className="size-4" aria-hidden />
            Preview
          </Button>
          <Button type="submit" name="intent" value="test" variant="quiet" isBusy={doing === 'test'}>
            <MailCheck className="size-4" aria-hidden />
            Send a test to me
          </Button>
          <div className="mt-2 grid gap-2 border-line border-t pt-4">
            <Button variant="primary" onClick={() => setDialog('send')} isBusy={doing === 'send'}>
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
      </Form>
      <AlertDialog
        open={dialog === 'send'}
        onOpenChange={(open) => !open && close()}
        title={`Send to ${people}?`}
        description={`Mails cannot be called back once they have left. A test to ${email} shows first how it looks.`}
        actions={
          <>
            <Button onClick={close}>Not yet</Button>
            <Button type="submit" form="campaign" name="intent" value="send" variant="primary">
              Send campaign
            </Button>
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
          <Button type="submit" form="campaign" name="intent" value="schedule" variant="primary">
            Schedule campaign
          </Button>
        </div>
      </Dialog>
      <Dialog open={dialog === 'preview'} onOpenChange={(open) => !open && close()} title="Preview" size="lg">
        {preview.data?.mail && preview.state === 'idle' ? (
          <MailWidths mail={preview.data.mail} />
        ) : (
          <Spinner label="The preview is being made" />
        )}
      </Dialog>
      <AlertDialog
        open={dialog === 'remove'}
        onOpenChange={(open) => !open && close()}
        title="Delete this draft?"
        description="Nobody has got it, and nobody will."
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Form method="post" onSubmit={() => setIsChanged(false)}>
              <Button type="submit" name="intent" value="remove" variant="danger">
                Delete draft
              </Button>
            </Form>
          </>
        }
      />
    </>
  )
}
