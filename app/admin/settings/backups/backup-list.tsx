import { Archive, CircleCheck, CircleX, Lock, Trash2 } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { BackupView } from '#server/backup/index.ts'
import { bytesInWords } from './backup-words.ts'

type BackupListProps = { backups: readonly BackupView[] }

/** The backups made, and their outcome. */
export function BackupList({ backups }: BackupListProps) {
  if (backups.length === 0)
    return (
      <div className="rounded-md border border-line border-dashed p-8 text-center text-ink-muted">
        <Archive className="mx-auto mb-2 size-7" aria-hidden />
        Backups appear here once they’re made, each with the command that restores it.
      </div>
    )
  return (
    <section aria-labelledby="backups-made">
      <h2 id="backups-made" className="font-bold text-base">
        Backups
      </h2>
      <ul className="mt-3 grid divide-y divide-line rounded-lg border border-line bg-surface">
        {backups.map((backup) => (
          <li key={backup.id} className="px-4 py-3">
            <Made backup={backup} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Made({ backup }: { backup: BackupView }) {
  const { takenAt, createdAt, createdBy, place, problem, isThere, isEncrypted } = backup
  const { byteSize, rowCount, fileCount } = backup
  const by = createdBy === 'Gangway' ? 'by the plan' : `by ${createdBy}`
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Moment at={takenAt ?? createdAt} className="figures font-semibold" />
        <MadeBadge backup={backup} />
        {isThere && isEncrypted && <Badge icon={Lock}>Encrypted</Badge>}
      </p>
      <p className="figures mt-0.5 break-words text-ink-muted">
        {[
          byteSize !== null && bytesInWords(byteSize),
          rowCount !== null && `${rowCount.toLocaleString('en-US')} rows`,
          fileCount !== null && `${fileCount.toLocaleString('en-US')} files`,
          ...[place, by],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {problem && <p className="mt-1 break-words text-red-ink">{problem}</p>}
      {isThere && (
        <details className="mt-1">
          <summary className="cursor-pointer py-1 text-ink-muted pointer-coarse:py-2.5 hover:text-ink">
            How to restore it
          </summary>
          <p className="mt-1 text-ink-muted">
            Whoever runs the shop does this on a machine with an empty data folder
            {isEncrypted && ', with the passphrase as BACKUP_PASSPHRASE'}:
          </p>
          <code className="mt-2 block break-all rounded-sm bg-ink/5 px-2.5 py-2">
            npm run shop -- restore '{backup.address}' --dry-run
          </code>
          <p className="mt-2 text-ink-muted">
            This shows what would be restored. Without <code>--dry-run</code>, it’s actually restored.
          </p>
        </details>
      )}
    </>
  )
}

function MadeBadge({ backup: { state, isThere } }: { backup: BackupView }) {
  if (isThere)
    return (
      <Badge tone="green" icon={CircleCheck}>
        Good
      </Badge>
    )
  if (state === 'failed')
    return (
      <Badge tone="red" icon={CircleX}>
        Not made
      </Badge>
    )
  return <Badge icon={Trash2}>Not kept</Badge>
}
