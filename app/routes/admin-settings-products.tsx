import { data } from 'react-router'
import { z } from 'zod'
import { type DefaultPictureAnswer, DefaultPictureCard } from '#app/admin/settings/default-picture-card.tsx'
import { type ListingColorsAnswer, ListingColorsForm } from '#app/admin/settings/listing-colors-form.tsx'
import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { defaultPictureProducts } from '#domain/default-pictures.ts'
import { readVersion } from '#domain/version.ts'
import type { DefaultPictureView, Settings } from '#server/settings/index.ts'
import type { Route } from './+types/admin-settings-products.ts'

/** Site Settings, Products: what products show that have no picture of their own. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { settings } = context.get(shopContext)
  const [pictures, colors] = await Promise.all([
    settings.listDefaultPictures(actor),
    settings.listingColors(),
  ])
  return { pictures, colors }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readForm(request)
  const { settings } = context.get(shopContext)
  if (form.get('intent') === 'save-colors')
    return answerColors(await settings.changeListingColors(actor, Object.fromEntries(form)))
  const product = defaultPictureProducts.find((one) => one === form.get('product'))
  const intent = form.get('intent')
  const chosen = intent === 'set-picture' ? readChosen(form) : null
  const isKnown = intent === 'remove-picture' || chosen !== null
  if (!product || !isKnown) throw data('The form could not be read.', { status: 400 })
  const target = { product, seenVersion: readVersion(form.get('version')) }
  const outcome = await settings.setDefaultPicture(actor, target, chosen)
  if (outcome.ok) return data<DefaultPictureAnswer>({ ok: true })
  if (outcome.reason === 'conflict')
    return refuse(409, 'Somebody else has changed it meanwhile. Nothing was overwritten.', outcome.current)
  return outcome.reason === 'picture'
    ? refuse(422, 'The picture could not be read. Try another one.')
    : refuse(403, 'Access Denied')
}

function answerColors(outcome: Awaited<ReturnType<Settings['changeListingColors']>>) {
  if (outcome.ok) return data<ListingColorsAnswer>({ ok: true })
  const refusal = { ok: false, error: null, current: null } as const
  if (outcome.reason === 'conflict') {
    const description = 'Somebody else saved them meanwhile. Compare, then save again.'
    return data<ListingColorsAnswer>({ ...refusal, description, current: outcome.current }, { status: 409 })
  }
  const error = outcome.fieldErrors.colors ?? 'Check the colors'
  return data<ListingColorsAnswer>({ ...refusal, description: error, error }, { status: 422 })
}

const refuse = (status: number, description: string, current: DefaultPictureView | null = null) =>
  data<DefaultPictureAnswer>({ ok: false, description, current }, { status })

/** What was uploaded, or picked from the library; null when it is neither. */
function readChosen(form: FormData) {
  const artworkId = z.uuid().safeParse(form.get('artworkId')).data
  if (artworkId) return { artworkId }
  const mediaId = z.uuid().safeParse(form.get('mediaId')).data
  return mediaId ? { mediaId } : null
}

export default function AdminSettingsProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-4 max-w-2xl text-ink-muted">
        Shoppers see these wherever a product has no picture of its own. A picture of the product is always
        better.
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        {loaderData.pictures.map((one) => (
          <DefaultPictureCard key={one.product} {...one} />
        ))}
      </div>
      <div className="mt-8">
        <SettingsSection
          title="Colors of listings"
          description="What you choose from when you add or edit a listing. What listings have already stays theirs."
        >
          {loaderData.colors.map((one) => (
            <ListingColorsForm key={one.kind} {...one} />
          ))}
        </SettingsSection>
      </div>
    </>
  )
}
