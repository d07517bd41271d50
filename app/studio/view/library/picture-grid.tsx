import { Check, ImageOff, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { groundStyle } from '../../editor/ground.ts'

export type PictureTile = {
  key: string
  name: string
  /** Shown below the name. */
  note?: string
  pictureUrl: string | null
  /** Offers to delete it. */
  onDelete?: () => void
}

/** A grid of pictures to choose from, several at once. */
export function PictureGrid({
  tiles,
  chosen,
  onToggle,
}: {
  tiles: readonly PictureTile[]
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tiles.map(({ key, name, note, pictureUrl, onDelete }) => {
        const isChosen = chosen.has(key)
        return (
          <li key={key} className="relative">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onToggle(key)}
              className={`w-full rounded-md border p-2 text-left ${isChosen ? 'border-magenta-ink bg-magenta-wash' : 'border-line bg-surface hover:border-ink'}`}
            >
              <span
                className="flex aspect-square w-full items-center justify-center overflow-hidden rounded-sm border border-line p-1"
                style={{ background: groundStyle('checker') }}
              >
                {pictureUrl ? (
                  <img
                    src={pictureUrl}
                    alt=""
                    loading="lazy"
                    className="max-h-full max-w-full object-contain"
                    draggable={false}
                  />
                ) : (
                  <ImageOff className="size-5 text-black/40" aria-hidden />
                )}
              </span>
              <span className="mt-1.5 block truncate pr-6 text-xs font-semibold" title={name}>
                {name}
              </span>
              <span className="block truncate text-xs text-ink-muted">{note ?? ' '}</span>
            </button>
            {isChosen && (
              <Check
                aria-hidden
                className="absolute top-1 right-1 size-5 rounded-full bg-magenta p-0.5 text-on-magenta"
              />
            )}
            {onDelete && (
              <Button
                variant="quiet"
                size="sm"
                isSquare
                className="absolute right-0 bottom-1 max-lg:size-11"
                aria-label={`Delete ${name} from your uploads`}
                onClick={onDelete}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
