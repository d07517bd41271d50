import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MediaPicker } from '#app/admin/media/media-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { maxAltLength } from '#domain/catalog/listing-options.ts'
import type { EditedPicture, usePictures } from './use-pictures.ts'

type PicturesFieldProps = Omit<ReturnType<typeof usePictures>, 'setPictures'> & { error: string | undefined }

/** Several pictures in order: dragged, or moved with arrow buttons; each with alt text. */
export function PicturesField({ pictures, add, take, move, remove, patch, error }: PicturesFieldProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [isPicking, setIsPicking] = useState(false)
  const [told, setTold] = useState('')
  const moveTo = (from: number, to: number): void => {
    move(from, to)
    setTold(`Picture ${from + 1} is now number ${to + 1} of ${pictures.length}`)
  }
  return (
    <div>
      <FileDrop
        label="Pictures"
        accept="image/png,image/jpeg,image/webp"
        isMultiple
        limits="PNG, JPEG or WebP, up to 100 MB each"
        hint="The first one is the main picture. If there are none, the default picture from Site Settings is shown."
        error={error}
        onFiles={add}
      />
      <Button size="sm" className="mt-2" onClick={() => setIsPicking(true)}>
        From the library
      </Button>
      <MediaPicker isOpen={isPicking} onClose={() => setIsPicking(false)} onPick={take} />
      <ul aria-label="Pictures in order" className="mt-3 grid gap-3 sm:grid-cols-2">
        {pictures.map((picture, at) => (
          <li
            key={picture.id}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null && dragged !== at) moveTo(dragged, at)
              setDragged(null)
            }}
            className={classes(
              'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 rounded-md border bg-surface p-2',
              dragged === at ? 'border-magenta-ink opacity-60' : 'border-line',
            )}
          >
            <PictureGrip at={at} setDragged={setDragged} picture={picture} />
            <PictureWords {...{ at, picture, patch, moveTo, pictures, remove }} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
    </div>
  )
}

function PictureWords({
  at,
  picture,
  patch,
  moveTo,
  pictures,
  remove,
}: {
  at: number
  picture: EditedPicture
  patch: (id: string, changes: Partial<EditedPicture>) => void
  moveTo: (from: number, to: number) => void
  pictures: EditedPicture[]
  remove: (id: string) => void
}) {
  return (
    <div className="min-w-0">
      <TextField
        size="sm"
        label={`What picture ${at + 1} shows`}
        isOptional
        maxLength={maxAltLength}
        placeholder="Shirt in Black, from the front"
        value={picture.alt}
        onChange={({ target }) => patch(picture.id, { alt: target.value })}
      />
      <PictureTools {...{ at, moveTo, pictures, remove, picture }} />
      {picture.state === 'sending' && (
        <Progress label={`Uploading ${picture.name}`} value={picture.percent} className="mt-2" />
      )}
      {picture.problem && <p className="mt-1 text-red-ink text-xs">{picture.problem}</p>}
    </div>
  )
}

function PictureGrip({
  at,
  setDragged,
  picture,
}: {
  at: number
  setDragged: (value: number | null) => void
  picture: EditedPicture
}) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is beside the arrows, which do the same. */}
      <div
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', String(at))
          event.dataTransfer.effectAllowed = 'move'
          setDragged(at)
        }}
        onDragEnd={() => setDragged(null)}
        className="relative aspect-square cursor-grab overflow-clip rounded-sm bg-sunken"
      >
        <img src={picture.url} alt="" draggable={false} className="size-full object-cover" />
        <span className="absolute top-1 left-1 flex items-center rounded-xs bg-raised/90 px-1 text-xs">
          <GripVertical aria-hidden className="size-3" /> {at + 1}
        </span>
      </div>
    </>
  )
}

function PictureTools({
  at,
  moveTo,
  pictures,
  remove,
  picture,
}: {
  at: number
  moveTo: (from: number, to: number) => void
  pictures: EditedPicture[]
  remove: (id: string) => void
  picture: EditedPicture
}) {
  return (
    <div className="mt-2 flex items-center gap-1">
      <Button
        variant="quiet"
        size="sm"
        isSquare
        disabled={at === 0}
        aria-label={`Move picture ${at + 1} earlier`}
        onClick={() => moveTo(at, at - 1)}
      >
        <ArrowLeft aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        isSquare
        disabled={at === pictures.length - 1}
        aria-label={`Move picture ${at + 1} later`}
        onClick={() => moveTo(at, at + 1)}
      >
        <ArrowRight aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        isSquare
        aria-label={`Remove picture ${at + 1}`}
        onClick={() => remove(picture.id)}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </div>
  )
}
