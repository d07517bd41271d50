import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Field, type FieldText } from './form-field.tsx'

export type FileDropProps = FieldText & {
  onFiles: (files: File[]) => void
  accept?: string
  isMultiple?: boolean
  isDisabled?: boolean
  name?: string
  /** The text in the box. */
  prompt?: ReactNode
  /** Small print in the box: file types and limits. */
  limits?: ReactNode
  icon?: ReactNode
}

/** An area to drop files on, or to choose them by click or keyboard. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, isLabelHidden, className, onFiles, isMultiple = false, isDisabled } = props
  const [isOver, setIsOver] = useState(false)

  const give = (files: FileList | null): void => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) onFiles(isMultiple ? chosen : chosen.slice(0, 1))
  }
  const drop = (event: DragEvent<HTMLLabelElement>): void => {
    event.preventDefault()
    setIsOver(false)
    // It may also be disabled by a surrounding read-only form.
    if (!event.currentTarget.control?.matches(':disabled')) give(event.dataTransfer.files)
  }
  return (
    <Field {...{ label, hint, error, isLabelHidden, className }}>
      {(control) => (
        <label
          htmlFor={control.id}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={classes(
            'relative flex min-h-36 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border-2 border-dashed px-6 py-7 text-center transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-magenta-ink has-disabled:cursor-not-allowed has-disabled:opacity-50',
            isOver
              ? 'border-magenta-ink bg-magenta-wash'
              : 'border-line-strong bg-surface hover:border-ink-faint hover:bg-raised',
          )}
        >
          <input
            {...control}
            type="file"
            name={props.name}
            accept={props.accept}
            multiple={isMultiple}
            disabled={isDisabled}
            className="sr-only"
            onChange={(event) => {
              give(event.target.files)
              // Allows choosing the same file again after it was removed.
              event.target.value = ''
            }}
          />
          <span className="mb-1 text-magenta-ink [&_svg]:size-7">{props.icon ?? <Upload aria-hidden />}</span>
          <span className="font-semibold">
            {props.prompt ??
              (isMultiple ? 'Drop your files here, or browse' : 'Drop your file here, or browse')}
          </span>
          {props.limits && <span className="text-sm text-ink-muted">{props.limits}</span>}
        </label>
      )}
    </Field>
  )
}
