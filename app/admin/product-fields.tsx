import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'

type ProductWords = {
  title: string
  category: string
  tags: string
  description: string
  isActive: boolean
}

/** Fields that prints and listings have in common, as typed. */
export type ProductForm = {
  draft: ProductWords
  errors: FieldErrors
  onChange: (changes: Partial<ProductWords>) => void
}

export const TitleField = ({ draft, errors, onChange }: ProductForm) => (
  <TextField
    label="Title"
    value={draft.title}
    error={errors.title}
    maxLength={120}
    onChange={({ target }) => onChange({ title: target.value })}
  />
)

export const CategoryField = ({ draft, errors, onChange }: ProductForm) => (
  <TextField
    label="Category"
    value={draft.category}
    error={errors.category}
    onChange={({ target }) => onChange({ category: target.value })}
  />
)

export const TagsField = ({ draft, errors, onChange }: ProductForm) => (
  <TextField
    label="Tags"
    isOptional
    hint="Separate with commas"
    value={draft.tags}
    error={errors.tags}
    onChange={({ target }) => onChange({ tags: target.value })}
  />
)

export const DescriptionField = ({ draft, errors, onChange }: ProductForm) => (
  <TextArea
    label="Description"
    isOptional
    rows={3}
    value={draft.description}
    error={errors.description}
    onChange={({ target }) => onChange({ description: target.value })}
  />
)

export const OnSaleField = ({
  draft,
  className,
  onChange,
}: Omit<ProductForm, 'errors'> & { className: string }) => (
  <Checkbox
    label="On sale in the shop"
    className={className}
    checked={draft.isActive}
    onChange={({ target }) => onChange({ isActive: target.checked })}
  />
)

type PriceFieldProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (price: string) => void
}

/** In dollars, as typed. */
export const PriceField = ({ label, value, error, onChange }: PriceFieldProps) => (
  <TextField
    label={label}
    prefix="$"
    inputMode="decimal"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)
