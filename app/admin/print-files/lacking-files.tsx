import { Archive, CircleX, X } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { FileFetch } from './use-file-fetch.ts'

export type LackingFilesProps = {
  files: FileFetch
  found: NonNullable<FileFetch['found']>
  className: string
}

/** The missing ones among the requested print files. */
export function LackingFiles({ files, found, className }: LackingFilesProps) {
  const { isWaiting } = files
  const { lacking, readyCount } = found
  return (
    <section aria-label="Print files" aria-live="polite" className={className}>
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">
          {isWaiting
            ? `${count(lacking.length, 'item')} still being made: the ZIP follows when all are ready`
            : `${count(lacking.length, 'item')} can’t be made`}
        </p>
        <Button size="sm" variant="quiet" isSquare aria-label="Don’t wait for them" onClick={files.dismiss}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <ul className="mt-1 grid max-h-44 gap-1 overflow-y-auto">
        {lacking.map(({ itemId, ticket, name, isMaking, message }) => (
          <li key={itemId} className="flex items-start gap-2">
            {isMaking ? <Spinner /> : <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-red-ink" />}
            <span className="min-w-0">
              <span className="figures font-semibold">{ticket}</span>{' '}
              <span className="text-ink-muted">
                {name} · {message}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {files.mayLeave && (
        <Button size="sm" variant="primary" className="mt-2 mr-2" onClick={files.leaveToTray}>
          Keep working: the bar above shows when it’s ready
        </Button>
      )}
      {readyCount > 0 && (
        <Button size="sm" className="mt-2" onClick={files.fetchReady}>
          <Archive aria-hidden className="size-4" />
          Get the {count(readyCount, 'file')} that {readyCount === 1 ? 'is' : 'are'} ready
        </Button>
      )}
    </section>
  )
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
