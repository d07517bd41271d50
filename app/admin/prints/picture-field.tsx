import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { ChosenPicture } from './use-picture.ts'

type PictureFieldProps = {
  picture: ChosenPicture | null
  /** What shoppers currently see. */
  standing: string | null
  error: string | undefined
  onChoose: (file: File) => void
}

export function PictureField({ picture, standing, error, onChoose }: PictureFieldProps) {
  const shown = picture?.previewUrl ?? standing
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
      <div>
        <FileDrop
          label="Picture"
          accept="image/png,image/jpeg,image/webp"
          prompt={standing || picture ? 'Drop another picture, or browse' : undefined}
          limits="PNG, JPEG or WebP, up to 100 MB"
          hint="The original is printed and never public. Shoppers see the watermarked copy."
          error={error ?? picture?.problem}
          onFiles={([file]) => file && onChoose(file)}
        />
        {picture?.state === 'sending' && (
          <Progress
            className="mt-3"
            label={`Uploading ${picture.fileName}`}
            value={picture.percent}
            isLabelShown
          />
        )}
        {picture?.copiesProblem && (
          <p className="mt-2 text-ink-muted">
            Your browser couldn’t make the copies ({picture.copiesProblem}); the shop makes them when you
            save.
          </p>
        )}
      </div>
      <figure>
        <div className="flex aspect-square items-center justify-center overflow-hidden rounded-md border border-line bg-sunken">
          {shown ? (
            <img
              src={shown}
              alt={picture ? 'Watermarked copy of the new picture' : 'Watermarked copy'}
              className="max-h-full max-w-full object-contain"
            />
          ) : (
            <span className="px-4 text-center text-ink-faint">What shoppers will see</span>
          )}
        </div>
        {shown && <figcaption className="mt-1 text-xs text-ink-muted">As shoppers see it</figcaption>}
        {picture?.thumbnailUrl && (
          <p className="mt-2 flex items-center gap-2 text-xs text-ink-muted">
            <img
              src={picture.thumbnailUrl}
              alt="Thumbnail of what you chose"
              className="size-12 rounded-sm border border-line bg-sunken object-contain"
            />
            On cards and in carts
          </p>
        )}
      </figure>
    </div>
  )
}
