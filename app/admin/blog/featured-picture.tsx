import { useState } from 'react'
import { MediaPicker } from '#app/admin/media/media-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { uploadPicture } from './upload-picture.ts'

/**
 * The image above an article and on its card. The form sends its id, nothing for "unchanged", or 'none' for no image.
 */
export function FeaturedPicture({ picture }: { picture: PublicPicture | null }) {
  const [chosen, setChosen] = useState<{ id: string; picture: PublicPicture | null }>({ id: '', picture })
  const [isPicking, setIsPicking] = useState(false)
  const [share, setShare] = useState<number | null>(null)

  async function send(file: File): Promise<void> {
    setShare(0)
    const outcome = await uploadPicture(file, setShare)
    setShare(null)
    if (!outcome.ok) return notify.error(outcome.message, 'Pictures can be PNG, JPEG or WebP, at most 25 MB.')
    setChosen({ id: outcome.media.id, picture: outcome.media.picture })
  }

  return (
    <div>
      <input type="hidden" name="featuredMediaId" value={chosen.id} />
      {chosen.picture ? (
        <FeaturedFigure picture={chosen.picture} onRemove={() => setChosen({ id: 'none', picture: null })} />
      ) : (
        <>
          <FileDrop
            label="Featured picture"
            accept="image/png,image/jpeg,image/webp"
            prompt="Drop a picture or choose one"
            limits="PNG, JPEG or WebP, at most 25 MB"
            onFiles={([file]) => file && void send(file)}
          />
          <Button size="sm" className="mt-2" onClick={() => setIsPicking(true)}>
            From the library
          </Button>
        </>
      )}
      <MediaPicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={({ id, shown }) => setChosen({ id, picture: shown })}
      />
      {share !== null && (
        <Progress label="Uploading the picture" value={Math.round(share * 100)} isLabelShown />
      )}
    </div>
  )
}

function FeaturedFigure({ picture, onRemove }: { picture: PublicPicture; onRemove: () => void }) {
  return (
    <figure>
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="20rem"
        width={picture.width}
        height={picture.height}
        alt="Featured"
        className="w-full rounded-md border border-line bg-sunken"
      />
      <figcaption className="mt-2">
        <Button size="sm" onClick={onRemove}>
          Remove picture
        </Button>
      </figcaption>
    </figure>
  )
}
