import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LostSheetDrawing } from '#app/assets/failure-drawings.tsx'
import { useCart } from '#app/cart/cart-context.ts'
import { forgetEditingItem } from '#app/cart/editing-item.ts'
import { draftKey, readKeptAt } from '#app/studio/browser/kept-draft.ts'
import { VersionsDialog } from '#app/studio/view/keeping/later-versions-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { sheetsOfDesign } from '#domain/studio/builder-event.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { OpenedDesign } from './open-design.ts'
import { OutsideEditing } from './outside/outside-editing.tsx'
import type { BuilderPageProps } from './page.tsx'
import { type SavedDesign, saveDesign, saveProject, waitForPreview } from './send-design.ts'
import { toCartItem } from './to-cart-item.ts'
import { useAccountDraft } from './use-account-draft.ts'
import { useEditedDesign } from './use-edited-design.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useStudioCode } from './use-studio-code.ts'

const previewTimeout = 3_000

/** /gang-sheet: edits the design of a cart item and puts it back under the item's id (docs/spec-map.md S4). */
export function GangSheetPage({ sizes, shop, outsideBuilder, isSignedIn }: BuilderPageProps) {
  const { Studio, hasFailed } = useStudioCode()
  const [params] = useSearchParams()
  const savedId = params.get('design')
  const edited = useEditedDesign(savedId)
  const cart = useCart()
  const navigate = useNavigate()
  const [conflict, setConflict] = useState<StudioDocument | null>(null)

  const subject = edited.state === 'open' ? edited.opened.view : null
  const key = `${draftKey}:${subject?.designId}:${subject?.version}`
  const kept = useKeptDraft(subject && key)
  const account = useAccountDraft({
    subject: subject && `${subject.designId}:${subject.version}`,
    ...{ draftKey: key, isSignedIn, onTaken: kept.take },
  })
  const isElsewhere = edited.state === 'failed' && edited.reason === 'not_found'
  if (outsideBuilder && isElsewhere && edited.item?.sizeId) {
    const item = { ...edited.item, sizeId: edited.item.sizeId }
    return <OutsideEditing builder={outsideBuilder} {...{ sizes, shop, item }} />
  }
  if (edited.state === 'nothing' || edited.state === 'failed')
    return (
      <NothingToEdit message={edited.state === 'failed' ? edited.message : null} isSaved={savedId !== null} />
    )
  if (edited.state === 'loading' || Studio === null || !account.isSettled || !kept.isRead)
    return <Opening hasFailed={hasFailed || kept.hasFailed} />

  const { item, opened } = edited

  const keep = async ({ design, view }: SavedDesign): Promise<void> => {
    if (isSignedIn) void saveProject(design.design_id)
    if (!item) return
    const sheets = sheetsOfDesign(design, sizes)
    if (!sheets) return notify.error('Unknown size selected')
    const image = await waitForPreview(view.designId, previewTimeout)
    cart.replace(item.id, toCartItem(design, sheets, image))
  }
  const save = async (document: StudioDocument, over: OpenedDesign['view'] | null): Promise<boolean> => {
    const outcome = await saveDesign(document, over)
    if (outcome.ok) {
      await keep(outcome.saved)
      return true
    }
    if (outcome.reason === 'conflict') setConflict(document)
    else notify.error('Your design could not be saved', outcome.message)
    return false
  }
  const leave = (): void => {
    if (item) forgetEditingItem()
    void navigate(item ? '/cart' : '/customer-portal?tab=designs')
  }
  const saved = (): void => {
    notify.success('Design Saved')
    leave()
  }
  const { draft } = kept
  return (
    <>
      <Opening hasFailed={false} />
      <VersionsDialog
        mine={draft ?? { document: opened.document, awaiting: [] }}
        mineAt={account.theirs && readKeptAt(key)}
        theirs={account.theirs}
        onKeepMine={account.keepMine}
        onTakeTheirs={account.takeTheirs}
        onLater={leave}
      />
      {!account.theirs && (
        <Studio
          account={account.place}
          key={key}
          sizes={sizes}
          shop={shop}
          own={opened.artworks}
          start={
            draft ?? {
              document: { ...opened.document, quantity: item?.quantity ?? opened.view.quantity },
              awaiting: [],
            }
          }
          draftKey={key}
          isRestored={draft !== null}
          doneLabel="Done"
          onSave={(document) => save(document, opened.view)}
          onSaved={saved}
          onClose={leave}
        />
      )}
      <ConflictDialog
        open={conflict !== null}
        onOpenChange={() => setConflict(null)}
        onKeepTheirs={() => {
          setConflict(null)
          edited.reload()
        }}
        onSaveMine={async () => {
          if (conflict && (await save(conflict, null))) saved()
        }}
      />
    </>
  )
}

function Opening({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="page py-16">
      <PageHeader title="Edit Gang Sheet" />
      <p className="mt-4 flex items-center gap-3 text-ink-muted" role="status">
        {hasFailed ? (
          'Gang sheet builder is not loaded yet. Check your connection and reload the page.'
        ) : (
          <>
            <Spinner /> Opening your sheet …
          </>
        )}
      </p>
    </div>
  )
}

function NothingToEdit({ message, isSaved }: { message: string | null; isSaved: boolean }) {
  const back = isSaved ? '/customer-portal?tab=designs' : '/cart'
  return (
    <div className="page py-16">
      <EmptyState
        headingLevel={1}
        title="No gang sheet to edit"
        illustration={<LostSheetDrawing />}
        action={
          <LinkButton to={message === null ? '/builder' : back} variant="primary">
            {message === null ? 'Build a gang sheet' : isSaved ? 'Back to your designs' : 'Back to the cart'}
          </LinkButton>
        }
      >
        {message ?? 'Choose Edit Gang Sheet on an item in your cart, or start a new one.'}
      </EmptyState>
    </div>
  )
}
