import { Palette, Upload, X } from 'lucide-react'
import { useId } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { mostProfileBytes } from '#domain/orders/icc-profile.ts'
import type { RollsData } from './rolls-data.ts'

type Printer = RollsData['printers'][number]

const explained = {
  none: 'Files use the screen’s colors, sRGB: your RIP turns them into ink.',
  rgb: 'A PNG’s colors are converted to this profile, and the file carries it. A PDF keeps its colors and carries the profile as its output intent.',
  cmyk: 'This is an ink profile. A PDF carries it as its output intent and keeps its colors; a PNG can’t, and stays sRGB.',
}

/** A printer's color profile, from a file of the shop's own. */
export function ProfileForm({ printer: { id: printer, profile } }: { printer: Printer }) {
  const fieldId = useId()
  const call = useOperation<'printers.set-profile' | 'printers.remove-profile'>({
    done: {
      'printers.set-profile': 'Color profile saved',
      'printers.remove-profile': 'Files use the screen’s colors again',
    },
    failed: 'The color profile was not changed',
  })
  const send = (file: File | undefined): void => {
    if (!file) return
    const fields = new FormData()
    fields.set('printer', printer)
    fields.set('profile', file)
    call.send('printers.set-profile', fields, { encType: 'multipart/form-data' })
  }
  const message = call.fieldErrors.profile ?? call.fieldErrors.fileName ?? null
  return (
    <OperationForm of={call} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t pt-3">
      <input type="hidden" name="printer" value={printer} />
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex items-center gap-2">
          <Palette aria-hidden className="size-4 shrink-0" />
          <span className="shrink-0 font-semibold">Color profile</span>
          <span className="min-w-0 truncate text-ink-muted text-sm">{profile ? profile.name : 'sRGB'}</span>
        </p>
        <FieldNote
          id={`${fieldId}-note`}
          hint={explained[profile?.colors ?? 'none']}
          message={message === null ? null : String(message)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={fieldId}
          className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-surface px-3 font-semibold text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-magenta-ink has-focus-visible:outline-offset-2 pointer-coarse:h-11"
        >
          {call.isBusy ? <Spinner /> : <Upload aria-hidden className="size-4" />}
          {profile ? 'Another file' : 'Choose an ICC file'}
          <input
            id={fieldId}
            type="file"
            accept=".icc,.icm"
            className="sr-only"
            disabled={call.isBusy}
            aria-describedby={`${fieldId}-note`}
            aria-label={`ICC file, at most ${mostProfileBytes / 1_000_000} MB`}
            onChange={(event) => send(event.currentTarget.files?.[0])}
          />
        </label>
        {profile && (
          <OperationButton of={call} operation="printers.remove-profile" size="sm" variant="quiet">
            <X aria-hidden className="size-4" /> Back to sRGB
          </OperationButton>
        )}
      </div>
    </OperationForm>
  )
}
