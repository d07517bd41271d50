import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { SizeRule } from '#domain/roster/roster.ts'
import { mostRules } from '#domain/roster/roster-input.ts'
import { LengthField } from '../panels/length-field.tsx'

/** The heights of names and numbers, size by size. */
export function SizeRulesField({
  value,
  unnamed,
  onValueChange,
}: {
  value: readonly SizeRule[]
  /** Sizes in the list that no row covers. */
  unnamed: readonly string[]
  onValueChange: (rules: SizeRule[]) => void
}) {
  const change = (at: number, changes: Partial<SizeRule>): void =>
    onValueChange(value.map((rule, index) => (index === at ? { ...rule, ...changes } : rule)))
  const add = (): void => {
    const last = value.at(-1)
    if (last) onValueChange([...value, { ...last, size: unnamed[0] ?? '' }])
  }
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 text-sm font-semibold">Heights by size</legend>
      <p className="text-xs text-ink-muted">
        For several sizes in one row, put commas between them. “Youth” also covers YS, YM and the like;
        “Adult” covers all others.
      </p>
      <ul className="space-y-2">
        {[...value.entries()].map(([at, rule]) => (
          <li
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-1.5 sm:grid-cols-[minmax(0,1fr)_7rem_7.5rem_2.25rem]"
          >
            <TextField
              size="sm"
              label={`Size of row ${at + 1}`}
              isLabelHidden
              value={rule.size}
              maxLength={40}
              placeholder="Any size"
              onChange={({ target }) => change(at, { size: target.value })}
            />
            <span className="max-sm:col-span-2 max-sm:row-start-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-1.5 sm:contents">
              <LengthField
                label="Name"
                name={`Name height of row ${at + 1}`}
                isUnitHidden
                value={rule.nameHeight}
                onValueChange={(nameHeight) => change(at, { nameHeight })}
              />
              <LengthField
                label="Number"
                name={`Number height of row ${at + 1}`}
                isUnitHidden
                value={rule.numberHeight}
                onValueChange={(numberHeight) => change(at, { numberHeight })}
              />
            </span>
            <Button
              variant="quiet"
              size="sm"
              isSquare
              className="max-sm:col-start-2 max-sm:row-start-1"
              aria-label={`Remove row ${at + 1}`}
              disabled={value.length === 1}
              onClick={() => onValueChange(value.filter((_, index) => index !== at))}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" className="max-lg:h-11" disabled={value.length >= mostRules} onClick={add}>
        <Plus aria-hidden /> Add a size
      </Button>
    </fieldset>
  )
}
