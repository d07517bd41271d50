import { useEffect, useEffectEvent, useState } from 'react'
import { acceptedFiles, acceptedKinds } from '#app/studio/browser/refuse-file.ts'
import type { UploadOwner } from '#app/studio/browser/upload-owner.ts'
import type { UploadEntry } from '#app/studio/browser/upload-queue.ts'
import { MissingFonts } from '#app/studio/view/type/missing-fonts.tsx'
import type { DesignUpload } from '#app/tshirts/use-design-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { later } from '#app/ui/later.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { tshirtMessages } from '#domain/tshirt/messages.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Artworks } from '../order-state.ts'
import { useDesignUpload } from '../use-design-upload.ts'

const LiveTextDialog = later(() =>
  import('#app/studio/view/type/live-text-dialog.tsx').then((part) => part.LiveTextDialog),
)

type DesignDropProps = UploadOwner & {
  label: string
  /** What prints best, in addition to file types and size. */
  limits?: string
  artworks: Artworks
  /** The server has all bytes and is now inspecting them. */
  onUploaded: (artworkId: string) => void
  onReady: (artwork: ArtworkView) => void
}

/** Takes a design file, shows its progress, and hands it over when the server has inspected it. */
export function DesignDrop({ label, limits, artworks, draftOrderId, onUploaded, onReady }: DesignDropProps) {
  const sent = useSentDesign({ artworks, draftOrderId, onUploaded, onReady })
  const { upload, sentId, lacking } = sent
  const { entry } = upload
  const isStuck = entry !== null && (entry.state === 'failed' || entry.state === 'refused')
  const isBusy = upload.isStarting || sentId !== null || (entry !== null && !isStuck)
  if (isBusy) return <DropBusy sentId={sentId} entry={entry} upload={upload} />
  return (
    <div className="grid gap-2.5">
      <FileDrop
        label={label}
        accept={acceptedFiles}
        limits={`${acceptedKinds}, up to 100 MB. ${limits ?? 'A transparent PNG or a drawing prints best.'}`}
        error={sent.problem ?? entry?.problem}
        onFiles={([file]) => {
          sent.forget()
          if (file) void upload.start(file)
        }}
      />
      {lacking && (
        <PickFonts
          artwork={lacking}
          onDrawn={(drawn) => {
            onUploaded(drawn.id)
            sent.take(drawn)
          }}
        />
      )}
      {entry?.state === 'failed' && (
        <Button className="w-fit" onClick={upload.retry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** Follows a file until the server has inspected it: ready, refused with a message, or lacking fonts. */
function useSentDesign({
  artworks,
  draftOrderId,
  onUploaded,
  onReady,
}: Omit<DesignDropProps, 'label' | 'limits'>) {
  const [sentId, setSentId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [lacking, setLacking] = useState<ArtworkView | null>(null)
  const upload = useDesignUpload(
    (id) => {
      setSentId(id)
      onUploaded(id)
    },
    { draftOrderId },
  )
  const sent = sentId ? artworks.get(sentId) : undefined
  const take = (artwork: ArtworkView): void => {
    notify.success(tshirtMessages.uploaded, artwork.fileName)
    onReady(artwork)
  }
  const settle = useEffectEvent((artwork: ArtworkView) => {
    if (artwork.state === 'ready') return take(artwork)
    if (artwork.state !== 'rejected') return
    setSentId(null)
    if (artwork.missingFonts) setLacking(artwork)
    else setProblem(artwork.rejection ?? 'This file can’t be printed.')
  })
  useEffect(() => {
    if (sent) settle(sent)
  }, [sent])
  const forget = (): void => {
    setProblem(null)
    setLacking(null)
  }
  return { upload, sentId, problem, lacking, take, forget }
}

/** For a drawing that can be printed once its fonts are picked. */
function PickFonts({ artwork, onDrawn }: { artwork: ArtworkView; onDrawn: (drawn: ArtworkView) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div role="alert">
      <p className="truncate font-semibold">{artwork.fileName}</p>
      <MissingFonts fonts={artwork.missingFonts ?? []} onPick={() => setOpen(true)} />
      {isOpen && <LiveTextDialog artwork={artwork} onDrawn={onDrawn} onClose={() => setOpen(false)} />}
    </div>
  )
}

function DropBusy({
  sentId,
  entry,
  upload,
}: {
  sentId: string | null
  entry: UploadEntry | null
  upload: DesignUpload
}) {
  return (
    <div className="grid min-h-36 content-center gap-3 rounded-lg border border-line bg-surface p-5">
      <Progress
        label={sentId ? 'Checking your design' : `Uploading ${entry?.fileName ?? 'your design'}`}
        value={sentId || !entry ? null : Math.round((entry.sentBytes / Math.max(1, entry.byteSize)) * 100)}
        isLabelShown
      />
      {entry?.problem && <p className="text-sm text-ink-muted">{entry.problem}</p>}
      {entry && (
        <Button size="sm" variant="quiet" className="w-fit" onClick={upload.cancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
