import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useStudio } from '../studio-context.ts'
import type { Artworks } from '../use-artworks.ts'
import { addArtwork } from '../use-incoming.ts'
import { ArtworkThumbnail } from './artwork-thumbnail.tsx'

/** What the shopper has uploaded before, to be put on this sheet too. */
export function LibraryDialog({
  open,
  onOpenChange,
  artworks,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  artworks: Artworks
}) {
  const { change, document } = useStudio()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const ready = [...artworks.all.values()]
    .filter(({ state }) => state === 'ready')
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const used = new Set(document.items.map(({ artworkId }) => artworkId))

  const close = (isOpen: boolean): void => {
    setChosen([])
    onOpenChange(isOpen)
  }
  const add = (): void => {
    change((old) => ready.filter(({ id }) => chosen.includes(id)).reduce(addArtwork, old))
    close(false)
  }
  const toggle = (id: string): void =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="lg"
      title="Your earlier uploads"
      description="Choose what goes on this sheet."
      footer={
        <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
          {chosen.length > 1 ? `Add ${chosen.length} artworks` : 'Add to the sheet'}
        </Button>
      }
    >
      {ready.length === 0 ? (
        <p className="py-8 text-center text-ink-muted">
          {artworks.isLoaded ? 'Nothing yet. What you upload is kept here.' : 'Looking …'}
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {ready.map((artwork) => {
            const isChosen = chosen.includes(artwork.id)
            return (
              <li key={artwork.id} className="relative">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => toggle(artwork.id)}
                  className={`w-full rounded-md border p-2 text-left ${isChosen ? 'border-magenta-ink bg-magenta-wash' : 'border-line bg-surface hover:border-ink'}`}
                >
                  <ArtworkThumbnail artwork={artwork} className="aspect-square w-full" />
                  <span className="mt-1.5 block truncate pr-6 text-xs font-semibold">{artwork.fileName}</span>
                  <span className="block text-xs text-ink-muted">
                    {used.has(artwork.id) ? 'On this sheet' : ' '}
                  </span>
                </button>
                {isChosen && (
                  <Check
                    aria-hidden
                    className="absolute top-1 right-1 size-5 rounded-full bg-magenta p-0.5 text-on-magenta"
                  />
                )}
                {!used.has(artwork.id) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    isSquare
                    className="absolute right-0 bottom-1"
                    aria-label={`Delete ${artwork.fileName} from your uploads`}
                    onClick={() => void artworks.remove(artwork.id)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}
