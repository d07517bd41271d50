import { CircleCheck, CircleX, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { tumblerMessages } from '#domain/tumbler/messages.ts'
import type { Design } from './use-tumbler-design.ts'

export type UploadStepProps = {
  /** Null inside a form, where the box has a label of its own. */
  title?: string | null
  design: Design
  error?: string
  onFile: (file: File) => void
  onRemove: () => void
}

/** Takes the design file and shows what was found in it. */
export function UploadStep({ title = 'Your design', design, error, onFile, onRemove }: UploadStepProps) {
  const id = useId()
  return (
    <section aria-labelledby={title === null ? undefined : id}>
      {title !== null && (
        <h2 id={id} className="mb-3 text-lg font-bold">
          {title}
        </h2>
      )}
      <FileDrop
        label="Design to engrave"
        isLabelHidden={title !== null}
        accept="image/*"
        error={error}
        onFiles={([file]) => file && onFile(file)}
        prompt={design.step === 'none' ? 'Drop your design here, or browse' : 'Choose another design'}
        limits="Black and white, PNG or JPG, up to 10 MB"
      />
      <div role="status" className="mt-3 empty:mt-0">
        <Found design={design} onRemove={onRemove} />
      </div>
    </section>
  )
}

function Found({ design, onRemove }: Pick<UploadStepProps, 'design' | 'onRemove'>) {
  if (design.step === 'none') return null
  if (design.step === 'analyzing')
    return (
      <p className="flex items-center gap-3 rounded-md bg-cyan-wash px-4 py-3 text-cyan-ink">
        <Spinner />
        Analyzing {design.fileName}…
      </p>
    )
  if (design.step === 'invalid')
    return (
      <div className="flex items-start gap-3 rounded-md bg-red-wash px-4 py-3 text-red-ink">
        <CircleX className="mt-0.5 size-5 shrink-0" aria-hidden />
        <div className="min-w-0">
          <p className="font-semibold">{tumblerMessages.validationFailed}</p>
          <p className="break-words text-sm">
            {design.title}. {design.reason}
          </p>
        </div>
      </div>
    )
  return (
    <div className="grid gap-2 rounded-md bg-green-wash px-4 py-3 text-green-ink">
      <div className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{tumblerMessages.validated}</p>
          <p className="break-words text-sm">
            {design.fileName}
            {design.percentage !== null && ` is ${design.percentage}% black, white or gray.`}
          </p>
        </div>
        <Button
          size="sm"
          variant="quiet"
          isSquare
          aria-label={`Remove ${design.fileName}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {design.sending !== null && <Progress label="Uploading" value={design.sending} isLabelShown />}
    </div>
  )
}
