import { type ChangeEvent, type FocusEvent, useRef } from 'react'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import {
  longestMailPart,
  longestText,
  type MailPart,
  type MailWords,
  mailParts,
} from '#domain/shop/mail-words.ts'
import type { WordingToEdit } from '#server/mail/index.ts'
import { partLabels, textLabel } from './part-labels.ts'

type TypedIn = HTMLInputElement | HTMLTextAreaElement

type Props = {
  words: MailWords
  errors: FieldErrors
  placeholders: WordingToEdit['placeholders']
  onChange: (part: MailPart, text: string) => void
  isText: boolean
}

/** One field for each part. Placeholders are inserted into the field that was last typed in. */
export function WordingFields({ words, errors, placeholders, onChange, isText }: Props) {
  const last = useRef<TypedIn | null>(null)
  const putIn = (name: string): void => {
    const field = last.current
    if (!field) return
    field.focus()
    field.setRangeText(`{${name}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(isText ? (['before'] as const) : mailParts).map((part) => {
        const { label, hint, isLong } = isText ? textLabel : partLabels[part]
        const field = {
          ...{ label, hint },
          value: words[part],
          error: errors[`words.${part}`],
          maxLength: isText ? longestText : longestMailPart[part],
          isOptional: !isText && part !== 'subject' && part !== 'heading',
          onFocus(event: FocusEvent<TypedIn>) {
            last.current = event.currentTarget
          },
          onChange: (event: ChangeEvent<TypedIn>) => onChange(part, event.currentTarget.value),
        }
        return isLong ? <TextArea key={part} {...field} /> : <TextField key={part} {...field} />
      })}
      <div>
        <h2 className="font-semibold text-sm">Placeholders</h2>
        <p className="mt-0.5 text-ink-muted text-sm">
          Filled in for each email. Choose one to insert it where you last typed.
        </p>
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {placeholders.map(({ name, example }) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => putIn(name)}
                className="flex min-h-9 max-w-full cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-surface px-2.5 py-1 text-left hover:bg-sunken pointer-coarse:min-h-11"
              >
                <code className="shrink-0 font-semibold">{`{${name}}`}</code>
                <span className="truncate text-ink-muted text-xs">{example || 'nothing here'}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
