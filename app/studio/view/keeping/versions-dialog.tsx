import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Draft } from '#domain/studio/draft.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { Chosen } from '../../editor/keeping/choosing.ts'
import { type Pictures, SheetPicture } from './sheet-picture.tsx'
import { usePictures, whereOf } from './whereabouts.ts'

/** Two versions of one sheet have diverged: both are shown, one continues, the other stays in the account. */
export function VersionsDialog({
  mine,
  mineAt,
  theirs,
  artworks,
  onKeepMine,
  onTakeTheirs,
  onLater,
}: {
  mine: Draft
  /** When it was last changed; null if unknown. */
  mineAt: Date | null
  theirs: DraftView | null
  /** Artworks on the sheet that are not the person's own. */
  artworks?: readonly ArtworkView[] | undefined
  onKeepMine: () => Promise<Chosen>
  onTakeTheirs: () => Promise<Chosen>
  onLater: () => void
}) {
  const pictures = usePictures(theirs !== null, artworks)
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null)
  const choose = async (which: 'mine' | 'theirs'): Promise<void> => {
    setBusy(which)
    const chosen = await (which === 'mine' ? onKeepMine() : onTakeTheirs())
    setBusy(null)
    tell[chosen]()
  }
  return (
    <Dialog
      open={theirs !== null}
      onOpenChange={(isOpen) => !isOpen && onLater()}
      title="Two versions of your sheet"
      description="This sheet was changed in two places. Choose which version to continue with; the other stays in your account, where you can restore it."
      size="lg"
    >
      {theirs && (
        <ul className="grid gap-4 sm:grid-cols-2">
          <Version
            where="Here in this browser"
            at={mineAt}
            content={mine}
            pictures={pictures}
            action={
              <Button isBusy={busy === 'mine'} disabled={busy !== null} onClick={() => void choose('mine')}>
                Keep this browser’s
              </Button>
            }
          />
          <Version
            where={whereOf(theirs)}
            at={new Date(theirs.updatedAt)}
            content={theirs.content}
            pictures={pictures}
            action={
              <Button
                isBusy={busy === 'theirs'}
                disabled={busy !== null}
                onClick={() => void choose('theirs')}
              >
                Keep the account’s
              </Button>
            }
          />
        </ul>
      )}
    </Dialog>
  )
}

const tell: Record<Chosen, () => void> = {
  done: () => notify.success('We kept the other version, too', 'It’s in your account under Saved Designs.'),
  changed: () => notify.info('It was changed again', 'This is the account’s newest version. Choose again.'),
  gone: () =>
    notify.info(
      'The other version is finished or was cleared',
      'You’re continuing with this browser’s version.',
    ),
  failed: () => notify.error('That didn’t work', 'Both versions are unchanged. Please try again.'),
}

function Version({
  where,
  at,
  content: { document },
  pictures,
  action,
}: {
  where: string
  at: Date | null
  content: Draft
  pictures: Pictures
  action: ReactNode
}) {
  const count = document.placements.length
  const words = `${count} ${count === 1 ? 'placement' : 'placements'}`
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3">
      <div className="flex h-44 items-center justify-center rounded-md bg-paper p-2 sm:h-60">
        <SheetPicture
          sheet={document.sheet}
          placements={document.placements}
          pictures={pictures}
          label={`${where}: ${words}`}
        />
      </div>
      <div className="grow">
        <h3 className="font-bold">{where}</h3>
        <p className="figures text-sm text-ink-muted">
          {words}
          {at && (
            <>
              , changed <Moment at={at} />
            </>
          )}
        </p>
      </div>
      {action}
    </li>
  )
}
