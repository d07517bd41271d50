import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { checkAccent, checkPanel, isEnough } from '#domain/shop/look-colors.ts'

const checks = { accent: checkAccent, panel: checkPanel }

type Props = {
  of: keyof typeof checks
  label: string
  /** "#rrggbb", or empty for the default. */
  value: string
  house: string
  error: string | undefined
  onChange: (color: string) => void
}

/** A color, picked or typed, with its contrast against the accessibility guidelines. */
export function ColorField({ of, label, value, house, error, onChange }: Props) {
  const found = checks[of](value)
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <div>
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label={`${label}: pick`}
          value={isColor ? value : house}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="h-11 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
        />
        <TextField
          label={label}
          value={value}
          placeholder="Default color"
          spellCheck={false}
          maxLength={7}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="grow"
        />
        {value !== '' && (
          <Button
            size="md"
            variant="quiet"
            aria-label={`${label}: default color`}
            onClick={() => onChange('')}
          >
            Reset
          </Button>
        )}
      </div>
      {found.length > 0 && (
        <ul className="mt-2 grid gap-1" aria-live="polite">
          {found.map((check) => {
            const Icon = isEnough(check) ? CircleCheck : CircleAlert
            return (
              <li
                key={check.label}
                className={`figures flex items-center gap-1.5 text-sm ${isEnough(check) ? 'text-green-ink' : 'text-red-ink'}`}
              >
                <Icon className="size-4 shrink-0" aria-hidden />
                {check.label}: {check.ratio.toFixed(1)}:1{' '}
                {isEnough(check) ? 'is easy to read' : `is too low; it needs ${check.needed}:1`}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
