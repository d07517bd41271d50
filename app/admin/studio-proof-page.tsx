import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { LostSheetDrawing } from '#app/assets/lost-sheet-drawing.tsx'
import { StudioOverlay } from '#app/builder/studio-overlay.tsx'
import { useStudioCode } from '#app/builder/use-studio-code.ts'
import { draftKey, forgetDraft, readDraft } from '#app/studio/draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { editRequestMessages, maxEditText } from '#domain/edit-request.ts'
import type { GangSheetSize, PlacementDocument } from '#domain/gang-sheet.ts'
import { fromPlacementDocument, toPlacementDocument } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { EditRequestOutcome } from './edit-request-actions.ts'

export type StudioProofPageProps = {
  requestId: string
  details: string
  mayOfferProof: boolean
  document: PlacementDocument
  artworks: ArtworkView[]
  sizes: GangSheetSize[]
  warnBelowDpi: number
}

/** The studio on the sheet of an order; what is done here is shown to the customer before anything is printed. */
export function StudioProofPage(props: StudioProofPageProps) {
  const { requestId, document, artworks, sizes, warnBelowDpi } = props
  const { Studio, hasFailed } = useStudioCode()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<PlacementDocument | null>(null)
  const key = `${draftKey}:proof:${requestId}`
  const leave = (): void => void navigate('/admin/edit-requests?status=all')

  if (!props.mayOfferProof || sizes.length === 0)
    return (
      <EmptyState
        headingLevel={1}
        title="This sheet cannot be changed any more"
        illustration={<LostSheetDrawing />}
        action={<LinkButton to="/admin/edit-requests">Back to the edit requests</LinkButton>}
      >
        Its order is finished, the request was declined, or the size is no longer sold.
      </EmptyState>
    )
  if (Studio === null)
    return (
      <p role="status" className="flex items-center gap-3 p-8 text-ink-muted">
        {hasFailed ? 'The studio could not be loaded. Check your connection and reload.' : <Spinner />}
        {!hasFailed && 'Opening the sheet …'}
      </p>
    )
  const known = new Map(
    artworks.flatMap((one) => (one.ink ? [[one.id, { id: one.id, name: one.fileName, ink: one.ink }]] : [])),
  )
  const draft = readDraft(key)
  return (
    <>
      <h1 className="sr-only">Make a proof</h1>
      <StudioOverlay
        Studio={Studio}
        sizes={sizes}
        warnBelowDpi={warnBelowDpi}
        artworks={artworks}
        start={draft ?? { document: fromPlacementDocument(document, 1, known).document, awaiting: [] }}
        draftKey={key}
        isRestored={draft !== null}
        doneLabel="Show the customer"
        onSave={async (made) => {
          setChanged(toPlacementDocument(made))
          return false
        }}
        onSaved={leave}
        onClose={leave}
      />
      <SendProof
        {...props}
        changed={changed}
        onClose={() => setChanged(null)}
        onSent={() => {
          forgetDraft(key)
          leave()
        }}
      />
    </>
  )
}

type SendProofProps = StudioProofPageProps & {
  changed: PlacementDocument | null
  onClose: () => void
  onSent: () => void
}

function SendProof({ requestId, details, changed, onClose, onSent }: SendProofProps) {
  const fetcher = useFetcher<EditRequestOutcome>()
  const [error, setError] = useState<string | undefined>()
  const formId = useId()
  const settle = useEffectEvent((outcome: EditRequestOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    notify.success('Proof sent', 'The customer is asked to approve it.')
    onSent()
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])
  return (
    <Dialog
      open={changed !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Show the customer"
      description={`They asked: “${details}”`}
      footer={
        <>
          <Button onClick={onClose}>Keep working</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={fetcher.state !== 'idle'}>
            Send the proof
          </Button>
        </>
      }
    >
      <fetcher.Form
        id={formId}
        method="post"
        action="/admin/edit-requests"
        noValidate
        onSubmit={(event) => {
          const note = String(new FormData(event.currentTarget).get('note') ?? '')
          setError(note.trim() === '' ? editRequestMessages.responseMissing : undefined)
          if (note.trim() === '') event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="offer-sheet" />
        <input type="hidden" name="requestId" value={requestId} />
        <input type="hidden" name="document" value={changed ? JSON.stringify(changed) : ''} />
        <TextArea
          label="Note to the customer"
          name="note"
          error={error}
          maxLength={maxEditText}
          hint="What you changed. The price stays the same."
        />
      </fetcher.Form>
    </Dialog>
  )
}
