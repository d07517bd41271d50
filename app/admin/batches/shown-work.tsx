import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { later } from '#app/ui/later.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { BatchBar, BatchSign, OpenFile, PutAway, useChangeBatch } from './batch-parts.tsx'
import { batchTitle } from './batch-words.ts'
import type { BatchesRead } from './fetch-batches.ts'

const BatchCards = later(
  () => import('./batch-cards.tsx').then((part) => part.BatchCards),
  <Spinner label="Opening" />,
)

type WorkBarProps = { label: string; to: string; progress: number; children: ReactNode }

/** Shown while a backup is made or a file written, unless other work takes its place. */
function WorkBar({ label, to, progress, children }: WorkBarProps) {
  return (
    <section
      aria-label={label}
      data-tray
      className="sticky top-0 z-30 border-line border-b bg-raised xl:h-11"
    >
      <div className="flex min-h-11 items-center gap-x-3 px-4 py-1 lg:px-6">
        <Spinner label="In progress" />
        <Link to={to} className="figures min-w-0 truncate font-semibold hover:underline">
          {children}: {progress}%
        </Link>
        <Progress label={label} value={progress} className="w-40" />
      </div>
    </section>
  )
}

function OtherWork({ backup, importing }: Pick<BatchesRead, 'backup' | 'importing'>) {
  if (importing)
    return (
      <WorkBar label="Import" to={`/admin/import-export/${importing.id}`} progress={importing.progress}>
        Writing {importing.fileName}
      </WorkBar>
    )
  if (!backup) return null
  return (
    <WorkBar label="Backup" to="/admin/settings/backups" progress={backup.progress}>
      Backing up
    </WorkBar>
  )
}

/**
 * Bulk work in progress and its outcome. It takes up part of the page so that it covers nothing; its contents open below
 * it.
 */
export function ShownWork({ batches, backup, importing }: Omit<BatchesRead, 'readAt'>) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const change = useChangeBatch()
  const [newest] = batches
  if (!newest) return <OtherWork {...{ backup, importing }} />
  return (
    <section
      aria-label="Work for many orders"
      data-tray
      className="sticky top-0 z-30 border-line border-b bg-raised xl:h-11"
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 max-sm:pt-2.5 lg:px-6">
        <BatchSign batch={newest} />
        <p className="figures min-w-0 truncate font-semibold" aria-live="polite">
          {batchTitle(newest)}
        </p>
        {newest.counts.failed > 0 && (
          <span className="figures whitespace-nowrap font-semibold text-red-ink">
            {newest.counts.failed} failed
          </span>
        )}
        <BatchBar batch={newest} className="w-40 max-sm:order-last max-sm:w-full" />
        <span className="ml-auto flex items-center gap-1">
          {!isOpen && <OpenFile batch={newest} />}
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className="max-sm:sr-only">{batches.length > 1 ? `All ${batches.length}` : 'Details'}</span>
            <ChevronDown aria-hidden className={classes('transition-transform', isOpen && 'rotate-180')} />
          </Button>
          {!isOpen && <PutAway batch={newest} change={change} />}
        </span>
      </div>
      <div
        id={panel}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[70dvh] overflow-y-auto border-line border-y bg-raised px-4 py-2 shadow-lg lg:px-6"
      >
        {isOpen && <BatchCards batches={batches} change={change} />}
      </div>
    </section>
  )
}
