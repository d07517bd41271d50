import { ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MediaPicker } from '#app/admin/media/media-picker.tsx'
import { ConflictView, PictureInConflict } from '#app/operations/conflict-view.tsx'
import { IfMay } from '#app/operations/if-may.tsx'
import { type CalledOperation, useOperation } from '#app/operations/operation-form.tsx'
import { sendForShop } from '#app/tumblers/send-artwork.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { maxArtworkBytes } from '#domain/artwork/artwork.ts'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import type { DefaultPictureView } from '#server/settings/index.ts'

/** What was sent, and how it is shown beside what someone else has set in the meantime. */
type Sent = { chosen: { artworkId: string } | { mediaId: string } | null; url: string | null }

const failed = 'Failed to upload product image'
const texts = {
  tshirt: { name: 'T-shirts', where: 'T-shirt listings, and shirts in carts and orders' },
  tumbler: { name: 'Tumblers', where: 'Tumbler listings, and tumblers in carts and orders' },
  gang_sheet: { name: 'Gang sheets', where: 'Gang sheets and prints in carts and orders' },
} as const

/**
 * The default picture of a product type: the current one, another by resumable upload or from the media library, or
 * none.
 */
export function DefaultPictureCard({ product, picture, version }: DefaultPictureView) {
  const [percent, setPercent] = useState<number | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [isPicking, setPicking] = useState(false)
  const { name, where } = texts[product]
  const call = useSettingPicture(name, setSent)
  const save = (changed: Sent, seen: number): void => {
    setSent(changed)
    call.send('settings.set-default-picture', { product, version: String(seen), ...changed.chosen })
  }
  const upload = async (file: File): Promise<void> => {
    if (!file.type.startsWith('image/') || file.size > maxArtworkBytes)
      return void notify.error(failed, 'Choose a PNG, JPEG or WebP image under 100 MB.')
    setPercent(0)
    const outcome = await sendForShop(file, setPercent)
    setPercent(null)
    if (!outcome.ok) return void notify.error(failed, outcome.problem)
    save({ chosen: { artworkId: outcome.artwork.id }, url: URL.createObjectURL(file) }, version)
  }
  const theirs = call.conflict?.theirs
  return (
    <Card as="section" aria-label={`Default image of ${name}`} className="flex flex-col gap-3">
      <div>
        <h2 className="font-bold text-base">{name}</h2>
        <p className="text-ink-muted">{where}</p>
      </div>
      <PictureOrConflict {...{ theirs, sent, setSent, save, picture }} />
      <IfMay operation="settings.set-default-picture">
        <FileDrop
          label={`Image for ${name}`}
          accept="image/png,image/jpeg,image/webp"
          prompt={picture ? 'Drop another image, or browse' : undefined}
          limits="PNG, JPEG or WebP, up to 100 MB"
          isDisabled={percent !== null}
          onFiles={([file]) => file && void upload(file)}
        />
        {percent !== null && <Progress label="Uploading" value={percent} isLabelShown />}
        <Button
          size="sm"
          disabled={percent !== null}
          aria-label={`From the library, for ${name}`}
          onClick={() => setPicking(true)}
        >
          From the library
        </Button>
        <MediaPicker
          isOpen={isPicking}
          onClose={() => setPicking(false)}
          onPick={({ id, shown }) => save({ chosen: { mediaId: id }, url: shown?.src ?? null }, version)}
        />
        {picture && <RemoveButton {...{ call, name, save, version }} />}
      </IfMay>
    </Card>
  )
}

function RemoveButton({
  call,
  name,
  save,
  version,
}: {
  call: CalledOperation<'settings.set-default-picture'>
  name: 'T-shirts' | 'Tumblers' | 'Gang sheets'
  save: (changed: Sent, seen: number) => void
  version: number
}) {
  return (
    <Button
      size="sm"
      variant="quiet"
      isBusy={call.isBusy}
      aria-label={`Remove the image of ${name}`}
      onClick={() => save({ chosen: null, url: null }, version)}
    >
      <Trash2 aria-hidden className="size-4" /> Remove
    </Button>
  )
}

function PictureOrConflict({
  theirs,
  sent,
  setSent,
  save,
  picture,
}: {
  theirs: DefaultPictureView | undefined
  sent: Sent | null
  setSent: (value: Sent | null) => void
  save: (changed: Sent, seen: number) => void
  picture: PublicPicture | null
}) {
  return theirs && sent ? (
    <ConflictView
      conflict={theirs}
      what="this image"
      differences={[
        {
          label: 'Image',
          theirs: theirs.picture && <PictureInConflict url={theirs.picture.src} caption="Saved by them" />,
          yours: sent.url && <PictureInConflict url={sent.url} caption="In your form" />,
        },
      ]}
      choice={{ onTakeTheirs: () => setSent(null), onKeepYours: () => save(sent, theirs.version) }}
    />
  ) : (
    <Shown url={picture?.src ?? null} caption={picture ? 'Shown now' : 'No default image'} />
  )
}

function useSettingPicture(
  name: 'T-shirts' | 'Tumblers' | 'Gang sheets',
  setSent: (value: Sent | null) => void,
) {
  return useOperation<'settings.set-default-picture'>({
    done: {
      'settings.set-default-picture': {
        title: 'Product image saved',
        message: `${name} without a picture now show it.`,
      },
    },
    failed: (answer) => ({
      title: failed,
      message: answer.reason === 'invalid' ? answer.fieldErrors.chosen : answer.message,
    }),
    onDone: () => setSent(null),
  })
}

const Shown = ({ url, caption }: { url: string | null; caption: string }) => (
  <figure>
    <div className="flex aspect-[4/3] items-center justify-center overflow-clip rounded-md border border-line bg-sunken">
      {url ? (
        <img src={url} alt={caption} className="size-full object-cover" />
      ) : (
        <ImageOff aria-hidden className="size-8 text-ink-faint" />
      )}
    </div>
    <figcaption className="mt-1 text-ink-muted text-xs">{caption}</figcaption>
  </figure>
)
