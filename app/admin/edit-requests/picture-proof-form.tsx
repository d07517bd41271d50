import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { useArtworks } from '#app/studio/view/use-artworks.ts'
import { useDesignUpload } from '#app/tshirts/use-design-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { maxEditText } from '#domain/orders/edit-request.ts'
import type { ArtworkView } from '#server/artwork/present.ts'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import { noteMissing, proofWords } from './proof-words.ts'

type PictureProofFormProps = { request: StaffEditRequestView; onClose: () => void }

/** The file to send, and where it is printed. */
export function PictureProofForm({ request, onClose }: PictureProofFormProps) {
  const [artworkId, setArtworkId] = useState('')
  const artworks = useArtworks()
  const upload = useDesignUpload((id) => {
    setArtworkId(id)
    artworks.reread(id)
  })
  const artwork = artworks.all.get(artworkId)
  const call = useOperation<'edit-requests.offer-proof'>({
    ...proofWords,
    check: (form): FieldErrors => ({
      ...(artwork?.state !== 'ready' && { picture: 'Choose the changed artwork first.' }),
      ...noteMissing(form),
    }),
    onDone: onClose,
  })
  const { fieldErrors: errors } = call
  const problem = artwork?.rejection ?? upload.entry?.problem ?? errors.picture

  return (
    <OperationForm of={call} action="/admin/edit-requests" className="grid gap-4">
      <input type="hidden" name="request" value={request.id} />
      <input type="hidden" name="artworkId" value={artworkId} />
      <Select
        label="Replaces"
        name="replacedId"
        options={request.artworks.map(({ id, fileName }) => ({ value: id, label: fileName }))}
      />
      {artwork?.state === 'ready' ? (
        <ChosenPicture artwork={artwork} setArtworkId={setArtworkId} />
      ) : (
        <FileDrop
          label="Changed artwork"
          accept="image/png,image/jpeg,image/webp"
          prompt="Drop the file here, or choose it"
          limits="PNG, JPEG or WebP, up to 100 MB"
          error={problem}
          onFiles={([file]) => file && void upload.start(file)}
        />
      )}
      <Sending
        upload={upload}
        isChecking={artworkId !== '' && !artwork?.rejection && !artwork?.thumbnailUrl}
      />
      <TextArea
        label="Note to the customer"
        name="note"
        error={errors.note}
        maxLength={maxEditText}
        hint="What you changed."
      />
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <OperationButton of={call} operation="edit-requests.offer-proof" variant="primary">
          Send the proof
        </OperationButton>
      </div>
    </OperationForm>
  )
}

function ChosenPicture({
  artwork,
  setArtworkId,
}: {
  artwork: ArtworkView
  setArtworkId: (value: string) => void
}) {
  return (
    <p className="flex items-center gap-3">
      <img
        src={artwork.thumbnailUrl ?? undefined}
        alt={artwork.fileName}
        className="size-20 rounded-sm border border-film-line bg-film object-contain p-1"
      />
      <Button size="sm" variant="quiet" onClick={() => setArtworkId('')}>
        Choose another one
      </Button>
    </p>
  )
}

type SendingProps = { upload: ReturnType<typeof useDesignUpload>; isChecking: boolean }

function Sending({ upload: { entry }, isChecking }: SendingProps) {
  if (isChecking) return <Progress label="Checking the file" value={null} isLabelShown />
  if (!entry || entry.problem !== null) return null
  const percent = (entry.sentBytes / Math.max(1, entry.byteSize)) * 100
  return <Progress label={`Sending ${entry.fileName}`} value={percent} isLabelShown />
}
