import { useEffect, useState } from 'react'
import { LostSheetDrawing } from '#app/assets/failure-drawings.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { later } from '#app/ui/later.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import type { DesignView } from '#server/designs/index.ts'
import { EndingDesigns } from './ending-designs.tsx'
import { SavedDesign } from './saved-design.tsx'
import { useUnfinishedSheets } from './use-unfinished-sheets.ts'

/** Few customers have any, and rendering them loads the studio's code about sheets. */
const UnfinishedSheets = later(() => import('./unfinished-sheets.tsx').then((part) => part.UnfinishedSheets))

export type DesignsPanelProps = {
  designs: DesignView[]
  /** When the first of them is removed because of its age; null if none is. */
  endsAt: string | null
}

/** The designs saved under the account, and the unfinished sheet stored in this browser. */
export function DesignsPanel({ designs, endsAt }: DesignsPanelProps) {
  const kept = useUnfinishedSheets()
  const here = useDraftHere()
  const isListed = kept.sheets.some(({ subject, isSetAside }) => subject === 'new' && !isSetAside)
  return (
    <div className="grid gap-5">
      {endsAt && <EndingDesigns endsAt={endsAt} />}
      {here && !isListed && <UnfinishedSheet draft={here} />}
      {kept.sheets.length > 0 && <UnfinishedSheets {...kept} />}
      {designs.length === 0 ? (
        <EmptyState
          title="No saved designs"
          illustration={<LostSheetDrawing />}
          action={
            <LinkButton to="/builder" variant="primary">
              Build a gang sheet
            </LinkButton>
          }
        >
          Sheets you save in the studio wait here until you need them again.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
          {designs.map((design) => (
            <SavedDesign key={design.designId} design={design} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Only the browser knows; null on the server and if nothing was started. */
function useDraftHere(): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => {
    void readDraftHere().then(
      (kept) => setDraft(kept && isWorthKeeping(kept) ? kept : null),
      // It is still in the browser, and /builder mentions it.
      () => {},
    )
  }, [])
  return draft
}

async function readDraftHere(): Promise<Draft | null> {
  const { draftKey, readDraft } = await import('#app/studio/browser/kept-draft.ts')
  return readDraft(draftKey)
}

function UnfinishedSheet({ draft }: { draft: Draft }) {
  const artworks = draft.document.items.length + draft.awaiting.length
  return (
    <Card as="section" padding="sm" aria-label="Unfinished sheet">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60">
          <strong className="font-semibold">A sheet you started on this device isn’t saved yet.</strong>{' '}
          <span className="figures text-ink-muted">
            {artworks} {artworks === 1 ? 'artwork' : 'artworks'}
          </span>
        </p>
        <LinkButton to="/builder" size="sm">
          Continue
        </LinkButton>
      </div>
    </Card>
  )
}
