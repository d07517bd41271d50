import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { LostSheetDrawing } from '#app/assets/lost-sheet-drawing.tsx'
import { knownArtworks } from '#app/builder/known-artworks.ts'
import { OpeningSheet } from '#app/builder/opening-sheet.tsx'
import { StudioOverlay } from '#app/builder/studio-overlay.tsx'
import { useAccountDraft } from '#app/builder/use-account-draft.ts'
import { useStudioCode } from '#app/builder/use-studio-code.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { type Draft, draftKey, readDraft, readKeptAt } from '#app/studio/browser/draft.ts'
import { VersionsDialog } from '#app/studio/view/keeping/versions-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { GangSheetSize, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { maxEditText } from '#domain/orders/edit-request.ts'
import { fromPlacementDocument, toPlacementDocument } from '#domain/studio/studio-document.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { noteMissing, proofWords } from './proof-words.ts'

export type StudioProofPageProps = {
  requestId: string
  details: string
  mayOfferProof: boolean
  document: PlacementDocument
  artworks: ArtworkView[]
  sizes: GangSheetSize[]
  shop: StudioSettings
}

/** The studio on the sheet of an order; what is done here is shown to the customer before anything is printed. */
export function StudioProofPage(props: StudioProofPageProps) {
  const { requestId, document, artworks, sizes, shop } = props
  const { Studio, hasFailed } = useStudioCode()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<PlacementDocument | null>(null)
  /** Tells the studio whether the proof was sent; it keeps the draft until then. */
  const settle = useRef<(isSent: boolean) => void>(() => {})
  const end = (isSent: boolean): void => {
    setChanged(null)
    settle.current(isSent)
  }
  const key = `${draftKey}:proof:${requestId}`
  const [taken, setTaken] = useState<Draft | null>(null)
  const account = useAccountDraft({
    subject: `proof-${requestId}`,
    ...{ draftKey: key, isSignedIn: true, onTaken: setTaken },
  })
  const leave = (): void => void navigate(`/admin/edit-requests?request=${requestId}`)

  if (!props.mayOfferProof || sizes.length === 0) return <NoProof />
  if (Studio === null || !account.isSettled) return <OpeningSheet hasFailed={hasFailed} />
  const draft = taken ?? readDraft(key)
  const start = draft ?? {
    document: fromPlacementDocument(document, 1, knownArtworks(artworks)).document,
    awaiting: [],
  }
  return (
    <>
      <h1 className="sr-only">Make a proof</h1>
      <VersionsDialog
        mine={start}
        mineAt={account.theirs && readKeptAt(key)}
        theirs={account.theirs}
        artworks={artworks}
        onKeepMine={account.keepMine}
        onTakeTheirs={account.takeTheirs}
        onLater={leave}
      />
      {!account.theirs && (
        <StudioOverlay
          {...{ Studio, sizes, shop, artworks, start }}
          account={account.place}
          draftKey={key}
          isRestored={draft !== null}
          doneLabel="Show the customer"
          onSave={(made) => {
            setChanged(toPlacementDocument(made))
            return new Promise((done) => {
              settle.current = done
            })
          }}
          onSaved={leave}
          onClose={leave}
        />
      )}
      <SendProof {...props} changed={changed} onClose={() => end(false)} onSent={() => end(true)} />
    </>
  )
}

function NoProof() {
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
}

type SendProofProps = StudioProofPageProps & {
  changed: PlacementDocument | null
  onClose: () => void
  onSent: () => void
}

function SendProof({ requestId, details, changed, onClose, onSent }: SendProofProps) {
  const call = useOperation<'edit-requests.offer-proof'>({
    ...proofWords,
    check: noteMissing,
    onDone: onSent,
  })
  const formId = useId()
  return (
    <Dialog
      open={changed !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Show the customer"
      description={`They asked: “${details}”`}
      footer={
        <>
          <Button onClick={onClose}>Keep working</Button>
          <OperationButton of={call} operation="edit-requests.offer-proof" form={formId} variant="primary">
            Send the proof
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} action="/admin/edit-requests" noValidate>
        <input type="hidden" name="request" value={requestId} />
        <input type="hidden" name="document" value={changed ? JSON.stringify(changed) : ''} />
        <TextArea
          label="Note to the customer"
          name="note"
          error={call.fieldErrors.note}
          maxLength={maxEditText}
          hint="What you changed. The price stays the same."
        />
      </OperationForm>
    </Dialog>
  )
}
