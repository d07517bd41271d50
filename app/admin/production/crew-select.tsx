import { Select, type SelectProps } from '#app/ui/forms/select.tsx'

type CrewSelectProps = Pick<SelectProps, 'label' | 'isLabelHidden' | 'placeholder'> & {
  crew: readonly { id: string; name: string }[]
  /** What giving it to nobody, or to no printer, is called. */
  none: string
  /** Null for nobody; undefined while nothing is chosen. */
  value: string | null | undefined
  onChoose: (id: string | null) => void
}

const nobody = 'none'

/** One of the staff, or of the printers, to whom items are given. */
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
