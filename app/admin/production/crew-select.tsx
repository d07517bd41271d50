import { Select, type SelectProps } from '#app/ui/forms/select.tsx'

type CrewSelectProps = Pick<SelectProps, 'label' | 'isLabelHidden' | 'placeholder'> & {
  crew: readonly { id: string; name: string }[]
  /** The label for no person, or no printer. */
  none: string
  /** Null for unassigned; undefined while nothing is chosen. */
  value: string | null | undefined
  onChoose: (id: string | null) => void
}

const nobody = 'none'

/** The staff member, or the printer, that items are assigned to. */
export function CrewSelect({ crew, none, value, onChoose, ...field }: CrewSelectProps) {
  return (
    <Select
      {...field}
      size="sm"
      options={[{ value: nobody, label: none }, ...crew.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value === undefined ? '' : (value ?? nobody)}
      onChange={({ currentTarget: { value: chosen } }) => onChoose(chosen === nobody ? null : chosen)}
    />
  )
}
