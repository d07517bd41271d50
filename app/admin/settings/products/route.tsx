import { DefaultPictureCard } from '#app/admin/settings/products/default-picture-card.tsx'
import { ListingColorsForm } from '#app/admin/settings/products/listing-colors-form.tsx'
import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import type { Route } from './+types/route.ts'

/** Site Settings, Products: the pictures of products that have none of their own. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { settings } = context.get(shopContext)
  const [pictures, colors] = await Promise.all([
    settings.listDefaultPictures(actor),
    settings.listingColors(),
  ])
  return { pictures, colors }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'settings.change-listing-colors': (form) => ({
      kind: form.get('kind'),
      /** One a line. */
      colors: String(form.get('colors') ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      version: form.get('version'),
    }),
    'settings.set-default-picture': (form) => ({
      product: form.get('product'),
      chosen: readChosen(form),
      version: form.get('version'),
    }),
  })

/** What was uploaded, or picked from the library; null if neither. */
function readChosen(form: FormData) {
  if (form.has('artworkId')) return { artwork: form.get('artworkId') }
  return form.has('mediaId') ? { media: form.get('mediaId') } : null
}

export default function AdminSettingsProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-4 max-w-2xl text-ink-muted">
        Shoppers see these wherever a product has no picture of its own. A picture of the actual product is
        always better.
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        {loaderData.pictures.map((one) => (
          <DefaultPictureCard key={one.product} {...one} />
        ))}
      </div>
      <div className="mt-8">
        <SettingsSection
          title="Listing colors"
          description="What you choose from when you add or edit a listing. Existing listings keep the colors they have."
        >
          {loaderData.colors.map((one) => (
            <FilledFrom key={one.kind} version={one.version}>
              <ListingColorsForm {...one} />
            </FilledFrom>
          ))}
        </SettingsSection>
      </div>
    </>
  )
}
