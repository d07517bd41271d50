import { Select } from '#app/ui/forms/select.tsx'

type ChoiceFilterProps = {
  label: string
  name: string
  /** What each value is called, in the order of the list. */
  names: Readonly<Record<string, string>>
  value: string | undefined
  /** What stands there while none is chosen. */
  any?: string
}

/** One of a few values that a list is filtered by, or none. */
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
