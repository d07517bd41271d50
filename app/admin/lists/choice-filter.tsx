import { Select } from '#app/ui/forms/select.tsx'

type ChoiceFilterProps = {
  label: string
  name: string
  /** The name of each value, in list order. */
  names: Readonly<Record<string, string>>
  value: string | undefined
  /** Shown when none is chosen. */
  any?: string
}

/** Filters a list by one of a few values, or by none. */
export const ChoiceFilter = ({ label, name, names, value, any = 'Any' }: ChoiceFilterProps) => (
  <Select
    label={label}
    name={name}
    size="sm"
    placeholder={any}
    options={Object.entries(names).map(([of, words]) => ({ value: of, label: words }))}
    defaultValue={value ?? ''}
    isOptional
  />
)
