import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { ArticleRevision } from '#server/blog/index.ts'

type Props = {
  revisions: readonly ArticleRevision[]
  isOpen: boolean
  onClose: () => void
  onTakeBack: (revision: ArticleRevision) => void
}

/** The article as it was before each save; any version can be restored into the editor. */
export function RevisionsDialog({ revisions, isOpen, onClose, onTakeBack }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()} title="Older versions">
      {revisions.length === 0 ? (
        <p className="text-ink-muted">None yet. Every save keeps the version before it.</p>
      ) : (
        <ol className="divide-y divide-line">
          {revisions.map((revision) => (
            <li key={revision.version} className="flex items-center justify-between gap-3 py-2.5">
              <span>
                <span className="block font-semibold">{revision.title}</span>
                <span className="figures block text-ink-muted text-xs">
                  Version {revision.version}, until {revision.savedBy} saved on{' '}
                  <Moment at={revision.savedAt} />
                </span>
              </span>
              <Button size="sm" onClick={() => onTakeBack(revision)}>
                Restore
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
