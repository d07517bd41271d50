import { RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { UploadEntry } from '../../browser/upload-queue.ts'
import { MissingFonts } from '../type/missing-fonts.tsx'

const words: Record<UploadEntry['state'], string> = {
  waiting: 'Waiting …',
  sending: 'Uploading',
  offline: 'Waiting for the connection',
  failed: 'Stopped',
  refused: 'Not uploaded',
  unfinished: 'Not finished',
}

/** A file being uploaded. */
export function UploadRow({
  upload,
  onRetry,
  onRemove,
}: {
  upload: UploadEntry
  onRetry: () => void
  onRemove: () => void
}) {
  const { fileName, state, problem, sentBytes, byteSize } = upload
  const percent = byteSize > 0 ? (sentBytes / byteSize) * 100 : 0
  const isUnderWay = state === 'sending' || state === 'waiting'
  return (
    <Row name={fileName} onRemove={onRemove} removeLabel={`Cancel ${fileName}`}>
      {isUnderWay ? (
        <>
          <Progress
            label={`Uploading ${fileName}`}
            value={state === 'waiting' ? 0 : percent}
            className="mt-1.5"
          />
          <p className="figures mt-1 text-xs text-ink-muted">
            {words[state]} {state === 'sending' && `${megabytes(sentBytes)} of ${megabytes(byteSize)} MB`}
          </p>
        </>
      ) : (
        <p
          className={`mt-0.5 text-xs ${state === 'refused' || state === 'failed' ? 'text-red-ink' : 'text-ink-muted'}`}
        >
          <span className="font-semibold">{words[state]}.</span> {problem}
        </p>
      )}
      {state === 'failed' && (
        <Button size="sm" className="mt-1.5" onClick={onRetry}>
          <RotateCw aria-hidden /> Try again
        </Button>
      )}
    </Row>
  )
}

/** An upload that has arrived and is being inspected, or was refused for its content. */
export function InspectionRow({
  artwork,
  onPickFonts,
  onRemove,
}: {
  artwork: ArtworkView | undefined
  onPickFonts: () => void
  onRemove: () => void
}) {
  const name = artwork?.fileName ?? 'Artwork'
  const isRejected = artwork?.state === 'rejected'
  return (
    <Row name={name} onRemove={onRemove} removeLabel={`Remove ${name}`}>
      {isRejected && artwork.missingFonts && (
        <MissingFonts fonts={artwork.missingFonts} onPick={onPickFonts} />
      )}
      {isRejected && !artwork.missingFonts && (
        <p className="mt-0.5 text-xs text-red-ink">
          <span className="font-semibold">We can’t print this file.</span> {artwork.rejection}
        </p>
      )}
      {!isRejected && (
        <p className="mt-1 flex items-center gap-2 text-xs text-ink-muted">
          <Spinner /> Checking its ink …
        </p>
      )}
    </Row>
  )
}

function Row({
  name,
  removeLabel,
  onRemove,
  children,
}: {
  name: string
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}) {
  return (
    <li className="flex items-start gap-2 rounded-md border border-line bg-surface p-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        {children}
      </div>
      <Button
        variant="quiet"
        size="sm"
        isSquare
        className="-mt-1 -mr-1"
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </li>
  )
}

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1)
