import {
  CategoryField,
  DescriptionField,
  OnSaleField,
  PriceField,
  TagsField,
  TitleField,
} from '#app/admin/product-fields.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ListingKind } from '#server/listings/index.ts'
import { ChoiceList } from './choice-list.tsx'
import { kinds, type ListingDraft } from './listing-draft.ts'

type ListingFieldsProps = {
  kind: ListingKind
  /** Colors offered by Site Settings. */
  colors: readonly string[]
  draft: ListingDraft
  errors: FieldErrors
  onChange: (changes: Partial<ListingDraft>) => void
}

/** All fields of a listing except its pictures and stock (docs/spec-map.md B3). */
export function ListingFields({ kind, colors, draft, errors, onChange }: ListingFieldsProps) {
  const form = { draft, errors, onChange }
  const { makeLabel, makes, sizes, categories, features } = kinds[kind]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TitleField {...form} />
        <PriceField
          label="Price"
          value={draft.price}
          error={errors.priceCents}
          onChange={(price) => onChange({ price })}
        />
        <Select
          label={makeLabel}
          placeholder={`Choose a ${makeLabel.toLowerCase()}`}
          value={draft.make}
          error={errors.make}
          options={withOwn(makes, draft.make)}
          onChange={({ target }) => onChange({ make: target.value })}
        />
        {categories.length > 0 ? (
          <Select
            label="Category"
            value={draft.category}
            error={errors.category}
            options={withOwn(categories, draft.category)}
            onChange={({ target }) => onChange({ category: target.value })}
          />
        ) : (
          <CategoryField {...form} />
        )}
        <TagsField {...form} />
        <OnSaleField {...form} className="self-center" />
      </div>
      <DescriptionField {...form} />
      <ListingChoices {...{ sizes, draft, errors, onChange, colors, features }} />
    </>
  )
}

function ListingChoices({
  sizes,
  draft,
  errors,
  onChange,
  colors,
  features,
}: {
  sizes: readonly string[]
  draft: ListingDraft
  errors: FieldErrors
  onChange: (changes: Partial<ListingDraft>) => void
  colors: readonly string[]
  features: readonly string[]
}) {
  return (
    <>
      <ChoiceList
        label="Sizes"
        noun="size"
        offered={sizes}
        chosen={draft.sizes}
        error={errors.sizes}
        onChange={(chosen) => onChange({ sizes: chosen })}
      />
      <ChoiceList
        label="Colors"
        noun="color"
        offered={colors}
        chosen={draft.colors}
        error={errors.colors}
        onChange={(chosen) => onChange({ colors: chosen })}
      />
      {features.length > 0 && (
        <ChoiceList
          label="Features"
          noun="feature"
          offered={features}
          chosen={draft.features}
          error={errors.features}
          onChange={(chosen) => onChange({ features: chosen })}
        />
      )}
    </>
  )
}

/** A listing's current value stays a choice even when it is no longer offered. */
const withOwn = (offered: readonly string[], own: string) =>
  [...offered, ...(own && !offered.includes(own) ? [own] : [])].map((value) => ({ value, label: value }))
